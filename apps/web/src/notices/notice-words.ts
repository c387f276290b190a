import type {
  NoticeChannelKind,
  NoticeKind,
  NoticeSettings,
  NoticeSoon,
  WireNoticeChannel,
} from '@parlour/protocol'
import { ownChannelId } from './subscribe'

const CHANNEL_NAMES: Readonly<Record<NoticeChannelKind, string>> = {
  mail: 'E-mail',
  push: 'Browser',
  discord: 'Discord',
  telegram: 'Telegram',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'Your own (JSON)',
}

/** Whether a channel is this browser. */
export const isThisBrowser = ({ kind, _id }: Pick<WireNoticeChannel, 'kind' | '_id'>): boolean =>
  kind === 'push' && _id === ownChannelId()

/** Returns what a channel is called. */
export const channelName = (channel: Pick<WireNoticeChannel, 'kind' | '_id'>): string =>
  isThisBrowser(channel) ? 'This browser' : CHANNEL_NAMES[channel.kind]

/** Returns where a channel leads to: its host and what is called there, or the browser on its device. */
export const channelPlace = ({
  kind,
  host,
  target,
}: Pick<WireNoticeChannel, 'kind' | 'host' | 'target'>): string =>
  kind === 'push' ? (target ?? host) : [host, target].filter(Boolean).join(', ')

/** The kinds of notices, with an explanation where the name needs one. */
export const KIND_WORDS: Readonly<Record<NoticeKind, { readonly name: string; readonly note?: string }>> = {
  'your-turn': { name: 'Your turn', note: 'a game waits for you' },
  'in-turn': { name: 'A question in another’s turn', note: 'a card asks you' },
  reminded: { name: 'Reminders', note: 'after a while, or a nudge' },
  began: { name: 'A game began', note: 'and others are first' },
  'game-over': { name: 'A game ended', note: 'with its result' },
  invited: { name: 'Invited to a lobby' },
  mentioned: { name: 'Mentioned in a chat', note: '@ and your name' },
}

const minutes = (count: number): string => `${count} min`

/** Returns how soon a cell of the table tells, in a few signs and in words. */
export const soonWords = (soon: NoticeSoon, { later }: Pick<NoticeSettings, 'later'>): string =>
  ({ now: '● at once', later: `◐ ${minutes(later)}`, daily: '○ daily', never: '–' })[soon]

/** Returns a minute of the day as a clock shows it: '07:30'. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Returns the minute of the day that a clock shows; undefined where a field was emptied. */
export function minuteOf(clock: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? []
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** Whoever is quiet for longer than this chose no day, ms. */
const LONG = 365 * 24 * 60 * 60 * 1000

const listFormat = new Intl.ListFormat('en-US')

/** What will happen when a game waits for the viewer, as one or more sentences. */
export function whatHappens(
  channels: readonly WireNoticeChannel[],
  { later, dailyAt, quiet, silentUntil }: NoticeSettings,
  now: number,
): readonly string[] {
  const active = channels.filter(({ isPaused, isUnconfirmed }) => !isPaused && isUnconfirmed !== true)
  const namesAt = (soon: NoticeSoon) =>
    active.filter(({ choices }) => choices['your-turn'] === soon).map((one) => channelName(one))
  const parts = (
    [
      ['now', 'at once'],
      ['later', `if you have not answered after ${later} minutes`],
      ['daily', `daily at ${clockOf(dailyAt)}`],
    ] as const
  ).flatMap(([soon, when]) =>
    namesAt(soon).length === 0 ? [] : [`${listFormat.format(namesAt(soon))} ${when}`],
  )
  if (silentUntil !== null && silentUntil > now + LONG)
    return ['Quiet until you say so. Then everything that waits arrives as one notice.']
  if (silentUntil !== null && silentUntil > now)
    return [`Quiet until ${dayFormat.format(silentUntil)}. Then everything that waits arrives as one notice.`]
  if (parts.length === 0) return ['You are not notified yet when a game waits for you.']
  return [
    `When a game waits for you, Parlour tells you by ${listFormat.format(parts)}.`,
    ...(quiet === null || quiet.from === quiet.to
      ? []
      : [`No notices between ${clockOf(quiet.from)} and ${clockOf(quiet.to)}.`]),
  ]
}

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' })
