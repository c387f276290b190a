import type { NoticeKind } from '@parlour/protocol'

/** What happened, as a channel of the kind `json` gets it. Nothing in it is secret to the person. */
export interface ChannelNotice {
  /**
   * `in-turn`: asked something in the turn of somebody else. `digest`: several in one. `answered` takes a
   * notice of the game back from where it is shown; nobody is told anything.
   */
  readonly kind: NoticeKind | 'digest' | 'test' | 'answered'
  /** Who is told. */
  readonly person: string
  /** The name of the game or lobby; a test and a digest have none. */
  readonly game?: string
  /** The kind of the game. */
  readonly of?: string
  /** The title of the request to the person. */
  readonly asked?: string
  /** By which card, and how it came to that. */
  readonly because?: string
  /** Who invites or mentions the person. */
  readonly by?: string
  /** How the game ended. */
  readonly result?: string
  /** What a digest tells, a notice each. */
  readonly lines?: readonly string[]
  readonly since: string
  readonly link: string
}

/** A notice before it is addressed to somebody. */
export type NoticeText = Omit<ChannelNotice, 'person' | 'kind'> & { readonly kind: NoticeKind }

/** What happened, as the bell keeps it: it leads to a page of the hub. */
export type BellNotice = Omit<ChannelNotice, 'since' | 'link'> & { readonly path: string }

type NoticeFacts = Omit<ChannelNotice, 'since' | 'link'>

/** Returns the first words of a notice: which game, and what of it. */
export function headlineOf({ kind, game = '', by = '', lines = [] }: NoticeFacts): string {
  switch (kind) {
    case 'test':
      return 'A test of your notices'
    case 'digest':
      return `${lines.length} notices`
    case 'began':
      return `${game} has begun`
    case 'game-over':
      return `${game} is over`
    case 'reminded':
      return by === '' ? `${game} still waits for you` : `${by} nudges you in ${game}`
    case 'invited':
      return `${by} invites you to ${game}`
    case 'mentioned':
      return `${by} mentions you in ${game}`
    default:
      return `${game} waits for you`
  }
}

/** Returns what a notice says below its headline. */
export function detailsOf({ kind, of = '', result, asked, because, lines }: NoticeFacts): string {
  if (kind === 'test') return 'Your notices arrive here.'
  if (lines !== undefined) return lines.join('\n')
  return [of, [result, asked, because].filter(Boolean).join(' · ')].filter(Boolean).join(': ')
}

/** Returns a notice as a line of a chat: for whom, which game, and what of it; in a list, the last two. */
export function lineOf(notice: ChannelNotice, { isInList = false } = {}): string {
  const { person, game, of, link } = notice
  if (game === undefined) return `${person}: ${headlineOf(notice)}. ${detailsOf(notice)} ${link}`
  const event = `${game}${of === undefined ? '' : ` (${of})`}: ${eventOf(notice)}`
  return isInList ? event : `${person}: ${event} ${link}`
}

function eventOf({ kind, result, asked, because, by }: ChannelNotice): string {
  if (kind === 'game-over') return `the game is over. ${result}`
  if (kind === 'began') return 'the game has begun.'
  if (kind === 'reminded') return by === undefined ? 'it still waits for you.' : `${by} nudges you.`
  if (kind === 'invited') return `${by} invites you.`
  if (kind === 'mentioned') return `${by} mentions you.`
  const asking = [kind === 'in-turn' ? 'you are asked' : 'your turn', ...(asked === undefined ? [] : [asked])]
  return [asking.join(': '), ...(because === undefined ? [] : [because])].map((part) => `${part}.`).join(' ')
}
