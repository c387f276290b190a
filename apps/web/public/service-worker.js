// Shows a page of its own where the hub cannot be reached, and brings a click on a notice to its page. It keeps nothing else: pages
// and calls always come from the server.
const KEPT = 'parlour-offline-1'
const PAGE = '/offline.html'

globalThis.addEventListener('install', (event) => {
  // Nothing of an open page depends on the worker before this one.
  event.waitUntil(globalThis.skipWaiting())
  event.waitUntil(globalThis.caches.open(KEPT).then((kept) => kept.addAll([PAGE, '/parlour.svg'])))
})

globalThis.addEventListener('activate', (event) => {
  const drop = (names) => names.filter((name) => name !== KEPT).map((name) => globalThis.caches.delete(name))
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

globalThis.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
})
