import type { Db } from '../store/driver/store'
import { activeChannelsOf } from '../store/records/notice-channels'
import { noticeSettingsOf, USUAL_SETTINGS, volumesIn } from '../store/records/notice-settings'
import type { NewMessage } from '../store/records/outbox'
import { chatNames } from '../store/records/users'
import type { NoticeText } from './notice-words'
import { type ChannelPace, sendTime } from './schedule'

/** A channel of a person, and what decides when a notice comes to it. */
export interface PersonChannel extends ChannelPace {
  readonly channelId: string
}

/** Somebody who can be told outside of the hub. */
export interface Recipient {
  readonly id: string
  readonly name: string
  /** Their name at the chat service of the hub. */
  readonly chatName: string | undefined
  readonly channels: readonly PersonChannel[]
}

/**
 * Returns those of these people who can be told outside of the hub of a game or lobby. `owners`: ids of
 * everybody who has a channel; where none of these people has one, and without a chat service, it costs no
 * query.
 */
export async function recipientsOf(
  db: Db,
  people: readonly { readonly _id: string; readonly name: string }[],
  about: { readonly id: string; readonly owners: ReadonlySet<string>; readonly hasChat: boolean },
): Promise<readonly Recipient[]> {
  const ids = people.map(({ _id }) => _id)
  const owners = ids.filter((id) => about.owners.has(id))
  const names = about.hasChat ? await chatNames(db, ids) : new Map<string, string>()
  const stored = await activeChannelsOf(db, owners)
  const settings = await noticeSettingsOf(db, owners)
  const volumes = await volumesIn(db, about.id, owners)
  return people.flatMap(({ _id: id, name }) => {
    const channels = stored
      .filter((channel) => channel.user_id === id)
      .map(({ id: channelId, kind, choices }) => ({
        channelId,
        kind,
        choices,
        settings: settings.get(id) ?? USUAL_SETTINGS,
        volume: volumes.get(id) ?? 'usual',
      }))
    const chatName = names.get(id)
    return chatName === undefined && channels.length === 0 ? [] : [{ id, name, chatName, channels }]
  })
}

/**
 * Returns the messages that bring a notice to the channels of a person. Who `looks` at what it is about is
 * told nothing at once.
 */
export function messagesFor(
  { name, channels }: Recipient,
  notice: NoticeText,
  { now, looks }: { readonly now: number; readonly looks: boolean },
): readonly NewMessage[] {
  return channels.flatMap((channel) => {
    const time = sendTime(notice.kind, channel, now)
    if (time === undefined || (looks && time.at <= now)) return []
    return [
      { channel: '', text: '', channelId: channel.channelId, notice: { ...notice, person: name }, ...time },
    ]
  })
}
