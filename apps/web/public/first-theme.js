// Sets light or dark, and motion, before the first paint, so that a dark room does not flash. The theme provider takes over from here.
;(() => {
  const read = (key) => {
    try {
      return globalThis.localStorage.getItem(key)
    } catch {
      // Where site data is refused, nothing was chosen.
      return null
    }
  }
  const stored = read('parlour-theme')
  const dark = stored === 'dark' || (stored !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches)
  globalThis.document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (read('parlour-motion') === 'off') globalThis.document.documentElement.setAttribute('data-motion', 'off')
})()
