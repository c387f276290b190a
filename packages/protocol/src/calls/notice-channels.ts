import { z } from 'zod'
import { call, type EmptyAnswer, id, nothing } from '../call'

/** What a hook speaks. */
export const NOTICE_HOOK_KINDS = ['discord', 'telegram', 'slack', 'ntfy', 'json'] as const
export type NoticeHookKind = (typeof NOTICE_HOOK_KINDS)[number]
export type NoticeChannelKind = NoticeHookKind | 'mail' | 'push'

/**
 * A place to which a person has their notices sent, as they see it later: nothing in it lets anybody write
 * there.
 */
export interface WireNoticeChannel {
  readonly _id: string
  readonly kind: NoticeChannelKind
  /** The host of its address; of an e-mail, all of it. */
  readonly host: string
  readonly target?: string
  /** Its owner has not opened the link that was mailed there; nothing else is sent before. */
  readonly isUnconfirmed?: boolean
  /** How soon it sends each kind of notice. */
  readonly choices: Readonly<Record<NoticeKind, NoticeSoon>>
  /** When it last took a message, epoch milliseconds. */
  readonly deliveredAt?: number
  /** Its last failure, if that is later than its last delivery. */
  readonly failed?: { readonly at: number; readonly why: string }
  /** It failed too often and gets nothing until a test arrives. */
  readonly isPaused: boolean
}

/** What a person chose for all their notices. Times are minutes of the day in their time zone. */
export interface NoticeSettings {
  /** As `Europe/Berlin`. */
  readonly zone: string
  /** From when to when nothing comes, also over midnight. */
  readonly quiet: { readonly from: number; readonly to: number } | null
  /** When what is told daily comes. */
  readonly dailyAt: number
  /** Minutes that `later` leaves for an answer. */
  readonly later: number
  /** Until when nothing comes, whatever the hour, epoch milliseconds. */
  readonly silentUntil: number | null
}

/** A running game that is muted or louder to a person. */
export interface NoticeGame {
  readonly _id: string
  readonly name: string
  readonly volume: NoticeVolume
}

/** The channels of a person, and what this hub can send. */
export interface NoticeChannelList {
  readonly channels: readonly WireNoticeChannel[]
  /** Null while the person has chosen nothing. */
  readonly settings: NoticeSettings | null
  /** The running games that are not as usual to them. */
  readonly games: readonly NoticeGame[]
  readonly sends: boolean
  readonly hasMail: boolean
  /** The key that a browser subscribes to pushes of this hub with. */
  readonly pushKey: string
}

const word = (most: number) => z.string().trim().max(most, `may have at most ${most} characters`)

export const noticeChannels = call<NoticeChannelList>()('notice/channels', nothing, { reads: true })
export const noticeHookAdd = call<EmptyAnswer>()(
  'notice/add_hook',
  z.object({
    kind: z.enum(NOTICE_HOOK_KINDS),
    address: word(500).optional(),
    token: word(300).optional(),
    target: word(100).optional(),
  }),
)
/** Mails a link to the address; it counts once the link is opened. */
export const noticeMailAdd = call<EmptyAnswer>()(
  'notice/add_mail',
  z.object({ address: z.email('must be an e-mail address').max(254) }),
  { cost: 20 },
)
const pushSecret = z.string().regex(/^[\w-]{20,120}$/, 'must be a key of a push subscription')
/** Makes a browser a channel, in the place of what it was before. */
export const noticePushAdd = call<{ channelId: string }>()(
  'notice/add_push',
  z.object({ endpoint: word(1000), p256dh: pushSecret, auth: pushSecret, device: word(100) }),
)
export const noticeChannelRemove = call<EmptyAnswer>()('notice/remove_channel', z.object({ id }))
/**
 * What a person gets notices about. `in-turn`: a question in the turn of somebody else; `reminded`: they are
 * still waited for, or somebody nudges them.
 */
export const NOTICE_KINDS = [
  'your-turn',
  'in-turn',
  'reminded',
  'began',
  'game-over',
  'invited',
  'mentioned',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
/** How soon a channel tells: `later` only where there was no answer for a while, `daily` all in one. */
export const NOTICE_SOON = ['now', 'later', 'daily', 'never'] as const
export type NoticeSoon = (typeof NOTICE_SOON)[number]
export const noticeChoose = call<EmptyAnswer>()(
  'notice/choose',
  z.object({ id, kind: z.enum(NOTICE_KINDS), soon: z.enum(NOTICE_SOON) }),
)

const minuteOfDay = z.int().min(0).max(1439)
/** The choices of minutes that `later` leaves for an answer. */
export const NOTICE_DELAYS = [5, 10, 30, 60] as const
export const noticeSettingsSet = call<EmptyAnswer>()(
  'notice/set_settings',
  z.object({
    zone: word(60),
    quiet: z.object({ from: minuteOfDay, to: minuteOfDay }).nullable(),
    dailyAt: minuteOfDay,
    later: z.literal(NOTICE_DELAYS),
    silentUntil: z.int().min(0).nullable(),
  }),
)

/** How loud a game is: `louder` tells by every channel at once, and again until it is answered. */
export const NOTICE_VOLUMES = ['usual', 'muted', 'louder'] as const
export type NoticeVolume = (typeof NOTICE_VOLUMES)[number]
export const noticeVolumeSet = call<EmptyAnswer>()(
  'notice/set_volume',
  z.object({ gameId: id, volume: z.enum(NOTICE_VOLUMES) }),
)
export const noticeChannelTest = call<EmptyAnswer>()('notice/test_channel', z.object({ id }), { cost: 10 })

/** A message that was lately sent to a person outside of the hub. */
export interface WireSentNotice {
  readonly _id: string
  /** When it was sent, or tried last, epoch milliseconds. */
  readonly at: number
  readonly title: string
  /** The channel as it was then. */
  readonly channel: Pick<WireNoticeChannel, '_id' | 'kind' | 'host' | 'target'>
  /** `trying`: it failed and is tried again. */
  readonly delivery: 'sent' | 'trying' | 'failed'
  /** Why it failed. */
  readonly why?: string
}
/** The messages of the last 14 days to a person, at most 50, the newest first. */
export const noticesSent = call<{ sent: readonly WireSentNotice[] }>()('notice/sent', nothing, {
  reads: true,
})

/** A notice that the bell shows. */
export interface WireBellNotice {
  readonly _id: string
  readonly at: number
  readonly isRead: boolean
  /** Which game, and what of it. */
  readonly title: string
  readonly details: string
  /** The page that it leads to. */
  readonly path: string
}
/** The last 50 notices of a person, the newest first. */
export const noticeBell = call<{ notices: readonly WireBellNotice[] }>()('notice/bell', nothing, {
  reads: true,
})
export const noticeReadAll = call<EmptyAnswer>()('notice/read_all', nothing)
