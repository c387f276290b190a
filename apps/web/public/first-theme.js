/* global localStorage, matchMedia, document */
// Sets light or dark, and motion, before the first paint, so that a dark room does not flash. The theme provider takes over from here.
;(() => {
  const stored = localStorage.getItem('parlour-theme')
  const dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  if (localStorage.getItem('parlour-motion') === 'off') document.documentElement.setAttribute('data-motion', 'off')
})()
