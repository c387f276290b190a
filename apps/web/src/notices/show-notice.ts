import { serviceWorkers } from '@parlour/ui-kit'

interface Notice {
  readonly title: string
  readonly body: string
  /** A later notice with the same tag takes its place. */
  readonly tag: string
  /** The page of the hub that a click on it opens. */
  readonly path: string
}

const ICON = '/icon-192.png'

/**
 * Shows a notice of this browser; `open` brings a click's path onto the page. The service worker shows it
 * where there is one, since `new Notification` throws on Android and in a page on the home screen of an
 * iPhone.
 */
export async function showNotice(
  { title, body, tag, path }: Notice,
  open: (path: string) => void,
): Promise<void> {
  const worker = await serviceWorkers()
    ?.getRegistration()
    .catch(() => undefined)
  if (worker?.active) return worker.showNotification(title, { body, tag, icon: ICON, data: path })
  const notice = new Notification(title, { body, tag, icon: ICON })
  notice.addEventListener('click', () => {
    window.focus()
    notice.close()
    open(path)
  })
}

const OF_GAME = /^[0-9a-f]{24}$/

/** Takes the notices of games that wait no more away, also those that were pushed while no page was open. */
export async function withdrawNotices(waiting: ReadonlySet<string>): Promise<void> {
  const worker = await serviceWorkers()?.getRegistration()
  for (const notice of (await worker?.getNotifications()) ?? [])
    if (OF_GAME.test(notice.tag) && !waiting.has(notice.tag)) notice.close()
}

/**
 * Calls `open` with the path of each notice of the service worker that is clicked. Returns what ends that.
 */
export function onNoticeClick(open: (path: string) => void): () => void {
  const workers = serviceWorkers()
  if (workers === undefined) return () => {}
  const follow = ({ data }: MessageEvent<unknown>) => {
    const path: unknown =
      typeof data === 'object' && data !== null ? Reflect.get(data, 'openPath') : undefined
    if (typeof path === 'string') open(path)
  }
  workers.addEventListener('message', follow)
  return () => workers.removeEventListener('message', follow)
}
