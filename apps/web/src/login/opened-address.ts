/**
 * Where a page of the hub leads somebody who signs in: to the address that was opened, else home.
 * @internal
 */
export function openedAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('opened' in state)) return '/'
  return typeof state.opened === 'string' ? state.opened : '/'
}

/** Puts the login page's address into the bar, and keeps the one that was opened. */
export function standAtLogin(): void {
  const { pathname, search, hash } = window.location
  if (pathname === '/login') return
  const opened = pathname === '/logout' ? '/' : `${pathname}${search}${hash}`
  window.history.replaceState({ opened }, '', '/login')
}

/** Puts the opened address back into the bar, where the login page's stands in it. */
export function leaveLogin(): void {
  if (window.location.pathname === '/login')
    window.history.replaceState(null, '', openedAddress(window.history.state))
}
