// Shows a page of its own where the hub cannot be reached. It keeps nothing else: pages and calls always come from the server.
const KEPT = 'parlour-offline-1'
const PAGE = '/offline.html'

globalThis.addEventListener('install', (event) => {
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
