import type { Db } from '../store/driver/store'
import type { StoredNoticeChannel } from '../store/records/notice-channels'
import { keepSentNotice } from '../store/records/sent-notices'
import type { HookMessage } from './hook-post'
import { headlineOf } from './notice-words'
import type { Delivery } from './post-out'

/** Returns the host of a channel's address, as the rest may be secret; of an e-mail, all of it. */
export const hostOf = ({ kind, address }: Pick<StoredNoticeChannel, 'kind' | 'address'>): string =>
  kind === 'mail' ? address : new URL(address).host

/**
 * Stores for the owner of a channel what came of a message to it. What only takes a notice back is not
 * listed. `isGivenUp`: it failed and is not tried again.
 */
export async function keepSent(
  db: Db,
  { channel, message }: { readonly channel: StoredNoticeChannel; readonly message: HookMessage },
  { delivery, isGivenUp }: { readonly delivery: Delivery; readonly isGivenUp: boolean },
): Promise<void> {
  if (message.notice.kind === 'answered') return
  await keepSentNotice(db, {
    id: message.id,
    user_id: channel.user_id,
    at: Date.now(),
    title: headlineOf(message.notice),
    channel_id: channel.id,
    kind: channel.kind,
    host: hostOf(channel),
    target: channel.target,
    ...(delivery.isTaken
      ? { delivery: 'sent', failure: null }
      : { delivery: isGivenUp ? 'failed' : 'trying', failure: delivery.failure }),
  })
}
