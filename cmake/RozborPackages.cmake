# Everything comes from Debian 12 packages; see ./dev for their names.
find_package(Threads REQUIRED)
find_package(fmt REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(ICU REQUIRED COMPONENTS uc i18n)
set(Boost_USE_STATIC_LIBS OFF)
find_package(Boost 1.81 REQUIRED COMPONENTS locale)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg Charts)
