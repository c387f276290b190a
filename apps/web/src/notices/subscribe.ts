import { deviceName, type SentBodyOf, type noticePushAdd } from '@parlour/protocol'
import { browserStorage, serviceWorkers } from '@parlour/ui-kit'

const CHANNEL_KEY = 'parlour-push'

/** The id of the channel that this browser is, if it ever became one. */
export const ownChannelId = (): string | null => browserStorage.getItem(CHANNEL_KEY)
export const keepOwnChannelId = (id: string): boolean => browserStorage.setItem(CHANNEL_KEY, id)

/** Whether this browser can be sent notices while no page of the hub is open. */
export const canBePushedTo = (): boolean => serviceWorkers() !== undefined && 'PushManager' in window

/**
 * Asks the browser for a subscription to the pushes of the hub, and returns what to send to the hub;
 * undefined where its user allows no notices.
 */
export async function subscribe(pushKey: string): Promise<SentBodyOf<typeof noticePushAdd> | undefined> {
  const worker = await serviceWorkers()?.ready
  if (worker === undefined || (await Notification.requestPermission()) !== 'granted') return undefined
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  })
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh, auth, device: deviceName(navigator.userAgent) }
}
