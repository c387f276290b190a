import type { Seat } from '@parlour/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { GameOverData } from '@parlour/protocol'
import type { SeatQuestion } from '../play/question-of'
import type { NoticeText } from './notice-words'

/** What happened in a game that players may be notified of. */
export interface GameNews {
  readonly game: { readonly id: string; readonly kind: string; readonly name: string }
  readonly players: readonly Seat[]
  readonly lastActor: string | undefined
  /** The id of whoever began the game, where this is its beginning. */
  readonly begunBy?: string
  /** Names of those who are asked something. */
  readonly waiting: readonly string[]
  /** Those of them who were not asked anything before. */
  readonly newlyWaiting: readonly string[]
  /** What somebody is asked, read only where somebody is told. */
  readonly questionOf: (name: string) => SeatQuestion
  readonly over: GameOverData | null
  /** How a game ended, in words. */
  readonly resultOf: (over: GameOverData) => string
  readonly now: number
}

/**
 * Returns what somebody is asked in words. Rules that fail at it are logged: who answered before is not to
 * blame, and the answer stands.
 */
export function questionIn(
  { questionOf, game }: GameNews,
  name: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): SeatQuestion {
  try {
    return questionOf(name)
  } catch (error) {
    log.error({ err: error, gameId: game.id }, 'a question was not put into words')
    return { isInTurn: false }
  }
}

/** An event outside the course of a game that some people get a notice about. */
export interface PersonNews {
  /** The id of the game or lobby that it is about. */
  readonly id: string
  /** Of the same topic, the later one takes the place of an earlier one that was not sent yet. */
  readonly topic: string
  readonly people: readonly { readonly _id: string; readonly name: string }[]
  readonly notice: Omit<NoticeText, 'since' | 'link'>
  /** The page that it leads to. */
  readonly path: string
}
