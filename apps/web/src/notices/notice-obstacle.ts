/** What decides whether a page may show notices. */
interface NoticeFacts {
  /** Https, or this very machine. */
  readonly isSecure: boolean
  /** Undefined where the browser knows no notices. */
  readonly permission: NotificationPermission | undefined
  readonly isIos: boolean
  /** Opened from the home screen, in a window of its own. */
  readonly isInstalled: boolean
}

/** Why no notice can be shown, and what to do about it; undefined where the browser can be asked. */
export function noticeObstacle({
  isSecure,
  permission,
  isIos,
  isInstalled,
}: NoticeFacts): string | undefined {
  if (!isSecure) return 'Notifications need an address that begins with https, and this one does not.'
  if (permission === undefined && isIos && !isInstalled)
    return 'On an iPhone or iPad, add Parlour to the home screen first: Share, then Add to Home Screen. Open it from there and switch this on.'
  if (permission === undefined) return 'This browser does not show notifications for web pages.'
  if (permission !== 'denied') return undefined
  return isIos
    ? 'Notifications are switched off. You can allow them in the Settings app, under Notifications, Parlour.'
    : 'Your browser blocks notifications. You can allow them in its settings for this site.'
}

/** The facts of this page. */
export const noticeFacts = (): NoticeFacts => ({
  isSecure: window.isSecureContext,
  permission: 'Notification' in window ? Notification.permission : undefined,
  // An iPad says that it is a Mac; no Mac has a touch screen.
  isIos:
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1),
  isInstalled: window.matchMedia('(display-mode: standalone)').matches,
})
