// Web Push: asks the browser for an address where the server can reach it, and gives that to the server.

const WORKER = "/static/push_worker.js";

/** Whether this browser can be pushed to. */
export function canPush() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/**
 * Let the server reach this browser; returns why that is not possible, or nothing.
 * @param {string} key - of the server
 */
export async function subscribe(key) {
  if (!canPush()) return "This browser cannot be notified while its page is closed. On an iPhone, add the page to the home screen first.";
  if (await Notification.requestPermission() !== "granted") return "Notifications are blocked. Allow them in the browser's settings for this site.";
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    await active(registration);
    const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const fields = new URLSearchParams({ do: "add", kind: "push", address: JSON.stringify(subscription) });
    const answer = await fetch("/notices", { method: "POST", body: fields });
    return answer.ok ? "" : "The server did not accept it. Wait a while, then try again.";
  } catch {
    return "The browser's notification service did not answer. Try again later, or choose another way.";
  }
}

/**
 * Wait until the worker can hear.
 * @param {ServiceWorkerRegistration} registration
 */
function active(registration) {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => { if (worker.state === "activated") resolve(undefined); });
  });
}

/**
 * What stands in base64url.
 * @param {string} text
 */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
