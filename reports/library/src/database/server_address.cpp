#include "server_address.h"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>

#include <memory>
#include <vector>

#include "connection.h"

namespace rozbor::reports {
namespace {

constexpr const char* kHidden = "…";

struct OptionsEnd {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};
using Options = std::unique_ptr<PQconninfoOption, OptionsEnd>;

/// Nothing, with the reason, where libpq cannot read it.
Options parsed(const std::string& address, std::string& reason) {
  char* fault = nullptr;
  Options options(PQconninfoParse(address.c_str(), &fault));
  if (fault != nullptr) reason = fault;
  PQfreemem(fault);
  return options;
}

std::string percentEncoded(std::string_view text) {
  std::string encoded;
  for (const char each : text)
    encoded += fmt::format("%{:02X}", static_cast<unsigned char>(each));
  return encoded;
}

/// Where secrets may stand in the text: behind "user:" up to the at sign, and in parameters.
std::vector<std::string> secretsIn(const std::string& address) {
  std::vector<std::string> secrets;
  const std::size_t begin = address.find("://") + 3;
  const std::size_t end = std::min(address.find_first_of("/?", begin), address.size());
  const std::size_t at = address.substr(0, end).rfind('@');
  const std::size_t colon = address.find(':', begin);
  if (at != std::string::npos && colon < at) secrets.push_back(address.substr(colon + 1, at - colon - 1));
  // Who forgot the host has the password in the place of the port.
  const std::string port =
      at == std::string::npos && colon < end ? address.substr(colon + 1, end - colon - 1) : "";
  if (port.find_first_not_of("0123456789") != std::string::npos) secrets.push_back(port);
  for (const std::string_view name : {"password=", "sslpassword=", "passfile="}) {
    const std::size_t found = address.find(name);
    if (found == std::string::npos) continue;
    const std::size_t value = found + name.size();
    secrets.push_back(address.substr(value, address.find('&', value) - value));
  }
  std::string ignored;
  const Options options = parsed(address, ignored);
  for (const PQconninfoOption* option = options.get(); option != nullptr && option->keyword != nullptr;
       ++option) {
    if (std::string_view(option->keyword) == "password" && option->val != nullptr)
      secrets.emplace_back(option->val);
  }
  return secrets;
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  if (what.empty()) return text;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
  return text;
}

}  // namespace

bool isServerAddress(std::string_view where) {
  return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

game::Result<std::string> asParameters(const std::string& address) {
  std::string reason;
  const Options options = parsed(address, reason);
  if (!options)
    return game::Error{"library.open", said::words("PostgreSQL cannot read this address: {0}", reason)};
  // A network that swallows everything is noticed within a minute. What the address says of these stands
  // later, and counts.
  std::string text =
      "postgresql:///?application_name=rozbor&connect_timeout=10&tcp_user_timeout=60000&keepalives_idle=30"
      "&keepalives_interval=10&keepalives_count=3";
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    text += fmt::format("&{}={}", option->keyword, percentEncoded(option->val));
  }
  return text;
}

std::string withoutPassword(const std::string& address) {
  std::string shown = address;
  for (const std::string& secret : secretsIn(address)) {
    shown = replaced(shown, fmt::format(":{}@", secret), fmt::format(":{}@", kHidden));
    shown = replaced(shown, fmt::format("={}", secret), fmt::format("={}", kHidden));
    if (shown.ends_with(":" + secret)) shown.replace(shown.size() - secret.size(), secret.size(), kHidden);
  }
  return shown;
}

said::Message concealed(const said::Message& message, const std::string& address) {
  const auto secrets = secretsIn(address);
  return message.withTexts([&](std::string text) {
    text = replaced(std::move(text), address, withoutPassword(address));
    for (const std::string& secret : secrets)
      text = replaced(std::move(text), secret, kHidden);
    return text;
  });
}

std::optional<game::Error> openServer(Library::Connection& connection, const std::string& address) {
  const auto parameters = asParameters(address);
  if (!parameters) return parameters.error();
  try {
    connection.sql.open(*soci::factory_postgresql(), *parameters);
  } catch (const soci::soci_error& failure) {
    std::string reason = replaced(failure.get_error_message(), *parameters, kHidden);
    return game::Error{
        "library.open",
        concealed(said::Message::verbatim(reason.substr(0, reason.find_last_not_of('\n') + 1)), address)};
  }
  connection.sql << "SET client_min_messages TO warning";
  return std::nullopt;
}

}  // namespace rozbor::reports
