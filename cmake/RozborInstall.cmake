# What `cmake --install` puts where, and the Debian package that CPack makes of it (docs/packaging.md).
set(ROZBOR_PACKAGE_LEXICA "" CACHE PATH "Folder of built lexica (.rozlex) that the package ships; empty: none")

# What is installed is what was built: a package does not wait for the tests.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

install(TARGETS rozbor RUNTIME DESTINATION bin)
install(DIRECTORY data/ DESTINATION share/rozbor)
if(ROZBOR_PACKAGE_LEXICA)
  install(DIRECTORY ${ROZBOR_PACKAGE_LEXICA}/ DESTINATION share/rozbor/lexica FILES_MATCHING PATTERN "*.rozlex")
endif()
install(FILES README.md CHANGELOG.md docs/manual.md DESTINATION share/doc/rozbor)
install(FILES packaging/copyright DESTINATION share/doc/rozbor)
install(DIRECTORY samples/ DESTINATION share/rozbor/samples)
install(FILES packaging/rozbor.1 DESTINATION share/man/man1)
if(ROZBOR_DESKTOP)
  set(id org.rozbor.Rozbor)
  install(TARGETS rozbor_desktop RUNTIME DESTINATION bin)
  install(FILES packaging/${id}.desktop DESTINATION share/applications)
  install(FILES packaging/${id}.metainfo.xml DESTINATION share/metainfo)
  install(FILES packaging/${id}.svg DESTINATION share/icons/hicolor/scalable/apps)
  install(FILES packaging/${id}.mime.xml DESTINATION share/mime/packages RENAME ${id}.xml)
  install(FILES packaging/rozbor-desktop.1 DESTINATION share/man/man1)
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME rozbor)
set(CPACK_PACKAGE_VENDOR "Rozbor")
set(CPACK_PACKAGE_CONTACT "The Rozbor maintainers <maintainers@rozbor.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Review Scrabble games and learn from them")
set(CPACK_PACKAGE_DESCRIPTION
    "Rozbor reads the records of Scrabble games, checks every score, grades every\n\
move against the best one and tells the few moments that decided the game.\n\
It keeps games in a library, with figures, reports and training.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The window's platform plugin, the database drivers and the icons are loaded by name, so no library tells of them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libsoci-sqlite3-4.0, libsoci-postgresql4.0, libqt6svg6, qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, qt6-wayland, qt6-translations-l10n")
# What lexica are built from.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "hunspell-cs, hunspell-sk, wpolish, scowl")
include(CPack)
