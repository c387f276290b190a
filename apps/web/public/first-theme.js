// Sets light or dark, and motion, before the first paint, so that a dark room does not flash. The theme provider takes over from here.
;(() => {
  const stored = globalThis.localStorage.getItem('parlour-theme')
  const dark = stored === 'dark' || (stored !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches)
  globalThis.document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (globalThis.localStorage.getItem('parlour-motion') === 'off') globalThis.document.documentElement.setAttribute('data-motion', 'off')
})()
