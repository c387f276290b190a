// Runs before anything else of a page, also in browsers that understand nothing newer than this: it sends those that are too old
// to a page in plain words, gives others the functions that they lack, and sets light or dark, and motion, before the first paint,
// so that a dark room does not flash. The theme provider takes over from here.
;(function () {
  var root = document.documentElement

  function isTooOld() {
    try {
      // Of all that the pages need, this came last to Safari, in 16.4.
      new RegExp('(?<=a)b')
    } catch (error) {
      return true
    }
    var lays = window.CSS && CSS.supports
    return !lays || !CSS.supports('container-type', 'inline-size') || !CSS.supports('height', '1dvh')
  }

  function read(key) {
    try {
      return window.localStorage.getItem(key)
    } catch (error) {
      // Where site data is refused, nothing was chosen.
      return null
    }
  }

  if (isTooOld()) {
    window.location.replace('/older-browser.html')
    return
  }
  // Only what is written into the page is sure to run before the modules.
  if (!Array.prototype.toSorted || !Array.prototype.with) document.write('<script src="/fills.js"></' + 'script>')
  var stored = read('parlour-theme')
  var isDark = stored === 'dark' || (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  if (read('parlour-motion') === 'off') root.setAttribute('data-motion', 'off')
})()
