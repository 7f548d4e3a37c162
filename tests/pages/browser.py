"""A headless Chromium that a test drives: pages of files, keys, touches, measures and pictures.

It is spoken to through pipes (--remote-debugging-pipe), so nothing listens on a port and no library is needed.
"""

import base64
import json
import os
import shutil
import subprocess
import tempfile


def find():
    """The program, or None."""
    return next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)


class Browser:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory()
        ours, theirs = os.pipe(), os.pipe()  # what it reads, what it writes
        self.process = subprocess.Popen(
            [
                "sh", "-c", f'exec "$0" "$@" 3<&{ours[0]} 4>&{theirs[1]}', find(), "--headless", "--no-sandbox",
                "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--hide-scrollbars",
                f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe", "about:blank",
            ],
            pass_fds=[ours[0], theirs[1]], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        os.close(ours[0])
        os.close(theirs[1])
        self.to, self.back = os.fdopen(ours[1], "wb", 0), os.fdopen(theirs[0], "rb")
        self.number, self.session, self.events, self.rest = 0, None, [], b""
        target = next(each for each in self.call("Target.getTargets")["targetInfos"] if each["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(domain + ".enable")

    def close(self):
        self.to.close()
        self.back.close()
        self.process.wait(timeout=60)
        self.profile.cleanup()

    def read(self):
        while b"\0" not in self.rest:
            more = os.read(self.back.fileno(), 1 << 20)
            if not more:
                raise EOFError("the browser ended")
            self.rest += more
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.to.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") != self.number:
                self.events.append(answer)
            elif "error" in answer:
                raise RuntimeError(f"{method}: {answer['error']}")
            else:
                return answer["result"]

    def of(self, method):
        """What was told of by events of this kind since the page was opened."""
        return [event["params"] for event in self.events if event.get("method") == method]

    def open(self, address, width=1280, height=900, scripts=True, dark=False):
        self.call("Emulation.setScriptExecutionDisabled", value=not scripts)
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.call("Emulation.setTouchEmulationEnabled", enabled=width < 600)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        for each in ["about:blank", address]:  # an address that differs in its turn alone would not be loaded anew
            self.events.clear()
            self.call("Page.navigate", url=each)
            while not self.of("Page.loadEventFired"):
                self.events.append(self.read())

    def tell(self, expression):
        """What an expression of JavaScript comes to; a test may ask where the page itself runs no script."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "an exception"))
        return result["result"].get("value")

    def press(self, key):
        code = {"Enter": 13, " ": 32, "Escape": 27, "Tab": 9, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowRight": 39}[key]
        text = {"Enter": "\r", " ": " "}.get(key)
        down = {"type": "keyDown" if text else "rawKeyDown", "key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": code}
        self.call("Input.dispatchKeyEvent", **down, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=down["code"], windowsVirtualKeyCode=code)

    def swipe(self, start, end):
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[dict(zip("xy", start))])
        self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[dict(zip("xy", end))])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def click(self, selector):
        self.tell(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'center'}})")
        box = self.tell(f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])(document.querySelector({json.dumps(selector)}).getClientRects()[0])")
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=box[0], y=box[1], button="left", clickCount=1)

    def picture(self, path, whole=False):
        shot = self.call("Page.captureScreenshot", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))
