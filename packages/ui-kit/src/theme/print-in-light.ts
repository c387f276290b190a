const SCHEME = 'data-mantine-color-scheme'

/** Puts every page into the light theme while it is printed. Call it once. */
export function printInLight(): void {
  let onScreen: string | null = null
  window.addEventListener('beforeprint', () => {
    onScreen ??= document.documentElement.getAttribute(SCHEME)
    document.documentElement.setAttribute(SCHEME, 'light')
  })
  window.addEventListener('afterprint', () => {
    if (onScreen !== null) document.documentElement.setAttribute(SCHEME, onScreen)
    onScreen = null
  })
}
