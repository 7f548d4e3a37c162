#include "dict_client.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QTcpSocket>

#include "rozbor/app/explore/word_meaning.h"

namespace rozbor::desktop {
namespace {

constexpr int kConnectMilliseconds = 400;
constexpr int kReplyMilliseconds = 1500;

std::string replyOf(quint16 port, const std::string& word) {
  QTcpSocket socket;
  socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
  if (!socket.waitForConnected(kConnectMilliseconds)) return {};
  socket.write(QByteArray::fromStdString(app::dictRequest(word)));
  QByteArray reply;
  const QDeadlineTimer deadline(kReplyMilliseconds);
  while (!reply.contains("\n221") && socket.waitForReadyRead(static_cast<int>(deadline.remainingTime())))
    reply += socket.readAll();
  return reply.toStdString();
}

}  // namespace

void DictClient::ask(const std::string& word) {
  lane_.start([this, word, port = port_](const std::stop_token& stop) {
    lane_.tell(stop, [this, found = app::definitionsIn(replyOf(port, word))] { emit answered(found); });
  });
}

}  // namespace rozbor::desktop
