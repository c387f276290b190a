import { createECDH } from 'node:crypto'
import webpush from 'web-push'
import type { Db } from '../store/driver/store'
import { hubSecret } from '../store/records/hub-secrets'
import { type ChannelNotice, detailsOf, headlineOf } from './notice-words'
import type { OutgoingPost } from './post-out'

/** The key pair by which push services know this hub. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Where a browser gets its pushes, and what they are encrypted with. */
export interface PushTarget {
  readonly address: string
  /** The keys of the browser, as JSON. */
  readonly token: string | null
}

/** What the service worker is sent. */
export interface PushedNotice {
  readonly title: string
  readonly body: string
  /** A later notice with the same tag takes its place. */
  readonly tag: string
  readonly path: string
  /** Takes the notice with this tag away and shows none. */
  readonly isWithdrawn: boolean
}

const DAY = 24 * 60 * 60

/** Returns the keys of this hub; they are made when they are asked for first and kept in the store. */
export async function pushKeys(db: Db): Promise<PushKeys> {
  const pair = createECDH('prime256v1')
  const secret = await hubSecret(db, 'push')
  pair.setPrivateKey(secret, 'hex')
  return {
    publicKey: pair.getPublicKey().toString('base64url'),
    privateKey: Buffer.from(secret, 'hex').toString('base64url'),
  }
}

/** Returns the post that brings a notice to a browser, encrypted for it alone. */
export function pushPost(
  { address, token }: PushTarget,
  notice: ChannelNotice,
  { keys, contact }: { readonly keys: PushKeys; readonly contact: string },
): OutgoingPost {
  const pushed = pushedNotice(notice)
  const { endpoint, headers, body } = webpush.generateRequestDetails(
    // Only `notice/add_push` writes them.
    { endpoint: address, keys: JSON.parse(token ?? '{}') as { p256dh: string; auth: string } },
    JSON.stringify(pushed),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: DAY,
      urgency: notice.kind === 'answered' ? 'normal' : 'high',
      // What waits at the push service for a device that is off gives way to what is sent later of the same
      // game.
      topic: pushed.tag.slice(0, 32),
      contentEncoding: 'aes128gcm',
    },
  )
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const)
  return { address: endpoint, headers: Object.fromEntries(named), body: body ?? '' }
}

function pushedNotice(notice: ChannelNotice): PushedNotice {
  const path = new URL(notice.link, 'http://hub.invalid').pathname
  return {
    title: headlineOf(notice),
    body: detailsOf(notice),
    tag: `${notice.kind === 'game-over' ? 'over-' : ''}${path.split('/').at(-1) ?? ''}`,
    path,
    isWithdrawn: notice.kind === 'answered',
  }
}
