// Unregisters the service worker of a former site on this domain, which would go on showing that site.
async function leave() {
  await self.registration.unregister();
  for (const tab of await self.clients.matchAll({ type: "window" })) await tab.navigate(tab.url);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
