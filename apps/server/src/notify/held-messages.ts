import type { Db, Store } from '../store/driver/store'
import { noticeSettingsOf } from '../store/records/notice-settings'
import { combineMessages, holdMessages, type OutboxMessage, releaseMessage } from '../store/records/outbox'
import { type ChannelNotice, lineOf } from './notice-words'
import { quietUntil } from './schedule'

/** Returns until when a person wants nothing to come, if that is so now. */
export async function quietTimeOf(db: Db, userId: string | null, now: number): Promise<number | undefined> {
  if (userId === null) return undefined
  const settings = (await noticeSettingsOf(db, [userId])).get(userId)
  return settings && quietUntil(settings, now)
}

/**
 * Makes of the messages that were held back until now one for each channel, to be sent like any other; in
 * quiet hours they wait until those end. `address`: where links to this hub begin.
 */
export async function releaseHeld(
  { db, write }: Pick<Store, 'db' | 'write'>,
  due: readonly OutboxMessage[],
  { now, address }: { readonly now: number; readonly address: string },
): Promise<void> {
  for (const channelId of new Set(due.map(({ channel_id }) => channel_id))) {
    const messages = due.filter(({ channel_id }) => channel_id === channelId)
    const [first, second] = messages
    if (first === undefined) continue
    const until = await quietTimeOf(db, first.user_id, now)
    const ids = messages.map(({ id }) => id)
    if (until !== undefined) await holdMessages(db, ids, { until, held: first.held ?? 'quiet' })
    else if (second === undefined) await releaseMessage(db, first.id)
    else
      await write((tx) =>
        combineMessages(tx, ids, (together) => digestOf(together.map(noticeIn), { now, address })),
      )
  }
}

// Only `enqueue` and `tell` write it.
const noticeIn = ({ notice }: OutboxMessage) => JSON.parse(notice ?? '{}') as ChannelNotice

function digestOf(
  notices: readonly ChannelNotice[],
  { now, address }: { readonly now: number; readonly address: string },
): ChannelNotice {
  return {
    kind: 'digest',
    person: notices[0]?.person ?? '',
    lines: notices.map((notice) => lineOf(notice, { isInList: true })),
    since: new Date(now).toISOString(),
    link: `${address}/`,
  }
}
