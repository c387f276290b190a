// Pages and calls always come from the server: only the page for a hub that cannot be reached is cached.
const OFFLINE_CACHE = 'parlour-offline-1'
const PAGE = '/offline.html'

globalThis.addEventListener('install', (event) => {
  // Nothing of an open page depends on the worker before this one.
  event.waitUntil(globalThis.skipWaiting())
  event.waitUntil(globalThis.caches.open(OFFLINE_CACHE).then((cache) => cache.addAll([PAGE, '/parlour.svg'])))
})

globalThis.addEventListener('activate', (event) => {
  const drop = (names) => names.filter((name) => name !== OFFLINE_CACHE).map((name) => globalThis.caches.delete(name))
  event.waitUntil(globalThis.caches.keys().then((names) => Promise.all(drop(names))))
})

globalThis.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(globalThis.fetch(event.request).catch(() => globalThis.caches.match(PAGE)))
})

/** Brings a notice's page to an open window of the hub, or opens one. */
async function openPage(openPath) {
  const [open] = await globalThis.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) return globalThis.clients.openWindow(openPath)
  open.postMessage({ openPath })
  return open.focus()
}

/** Shows a notice that the hub pushed, or takes the one with its tag away. */
async function pushed({ title, body, tag, path, isWithdrawn }) {
  if (!isWithdrawn)
    return globalThis.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: path })
  for (const shown of await globalThis.registration.getNotifications({ tag })) shown.close()
}

globalThis.addEventListener('push', (event) => {
  event.waitUntil(pushed(event.data.json()))
})

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
