// The service worker: shows what the server has pushed, and opens the table when it is clicked. It keeps nothing and fetches nothing.

/** @typedef {{ title: string, text: string, path: string }} Told */

const worker = /** @type {any} */ (self);

worker.addEventListener("push", (/** @type {any} */ event) => {
  /** @type {Told} */
  const told = event.data.json();
  event.waitUntil(worker.registration.showNotification(told.title, {
    body: told.text, tag: told.path, icon: "/static/icon.svg", data: told.path,
  }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/**
 * Go to the page that shows it, or open one.
 * @param {string} path
 */
async function open(path) {
  /** @type {{ url: string, focus(): Promise<unknown> }[]} */
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}
