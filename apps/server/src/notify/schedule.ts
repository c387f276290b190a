import type {
  NoticeChannelKind,
  NoticeKind,
  NoticeSettings,
  NoticeSoon,
  NoticeVolume,
} from '@parlour/protocol'
import type { NoticeChoices } from '../store/records/notice-channels'
import { minuteOfDay, nextAt } from './zoned-time'

const MINUTE = 60_000
/** A game that is louder tells again after this long, until it is answered, ms. */
const LOUDER_AGAIN = 3 * 60 * MINUTE

/** How soon each kind of notice is sent where a person chose nothing; hooks are as soon as browsers. */
const USUAL: Readonly<Record<'mail' | 'other', Readonly<Record<NoticeKind, NoticeSoon>>>> = {
  mail: {
    'your-turn': 'later',
    'in-turn': 'later',
    reminded: 'now',
    began: 'never',
    'game-over': 'daily',
    invited: 'later',
    mentioned: 'never',
  },
  other: {
    'your-turn': 'now',
    'in-turn': 'now',
    reminded: 'now',
    began: 'now',
    'game-over': 'now',
    invited: 'now',
    mentioned: 'now',
  },
}

/** Returns how soon each kind of notice comes to a channel. */
export const choicesOf = (
  kind: NoticeChannelKind,
  chosen: NoticeChoices,
): Readonly<Record<NoticeKind, NoticeSoon>> => ({ ...USUAL[kind === 'mail' ? 'mail' : 'other'], ...chosen })

/** What decides when a notice comes to a channel. */
export interface ChannelPace {
  readonly kind: NoticeChannelKind
  readonly choices: NoticeChoices
  readonly settings: NoticeSettings
  /** How loud the game is to the person. */
  readonly volume: NoticeVolume
}

/** When a message is to be sent. */
export interface SendTime {
  readonly at: number
  /** It is sent together with others of the same channel. */
  readonly held: 'daily' | null
  /** It is sent again so long after each delivery, ms. */
  readonly again: number | null
}

/** Returns when a notice of a kind comes to a channel; undefined where it does not. Quiet hours apart. */
export function sendTime(notice: NoticeKind, pace: ChannelPace, now: number): SendTime | undefined {
  const { kind, choices, settings, volume } = pace
  if (volume === 'muted') return undefined
  if (volume === 'louder') {
    const isAnswered = notice === 'your-turn' || notice === 'in-turn'
    return { at: now, held: null, again: isAnswered ? LOUDER_AGAIN : null }
  }
  const soon = choicesOf(kind, choices)[notice]
  if (soon === 'never') return undefined
  if (soon === 'daily')
    return { at: nextAt(settings.zone, settings.dailyAt, now), held: 'daily', again: null }
  return { at: soon === 'later' ? now + settings.later * MINUTE : now, held: null, again: null }
}

/** Returns until when a person wants nothing to come, if that is so now. */
export function quietUntil({ zone, quiet, silentUntil }: NoticeSettings, now: number): number | undefined {
  if (silentUntil !== null && silentUntil > now) return silentUntil
  if (quiet === null || quiet.from === quiet.to) return undefined
  const minute = minuteOfDay(zone, now)
  const { from, to } = quiet
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  return isQuiet ? nextAt(zone, to, now) : undefined
}
