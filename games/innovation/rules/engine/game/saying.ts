import type { LineOptions, LogGain, LogValue } from '@parlour/kernel'
import type { DrawLine } from '../language/draw-line'
import type { Game } from './game'
import { cardOrNot } from '../board/library'
import { type ZoneIndex, zoneAt } from '../board/zones'

/** What a verb line says: `verb` in the third person, and what follows the card. */
export interface VerbLine {
  readonly card: string
  readonly verb: string
  /** The card as each reader may see it. */
  readonly seen: LogValue
  readonly more?: string
  readonly zone?: string
  /** Where the card came from and went, where it was moved. */
  readonly from?: ZoneIndex
  readonly to?: ZoneIndex
}

/** Verbs that join the line of the draw right before them. */
const JOINING: ReadonlySet<string> = new Set([
  'foreshadows',
  'melds',
  'returns',
  'tucks',
  'reveals',
  'scores',
  'junks',
])

/** Says that a player draws a card. */
export function sayDraw(game: Game, player: number, { card, seen }: Pick<VerbLine, 'card' | 'seen'>): void {
  game.run.log('{player} draws {card}', { player: game.nameOf(player), card: seen })
  remember(game, { player, card, verbs: 'draws' })
}

function remember(game: Game, draw: Omit<DrawLine, 'line'>): void {
  const line = game.run.lastLine
  game.drawLine = line === undefined ? undefined : { line, ...draw }
}

/** A card that somebody moved. */
interface MovedCard {
  readonly card: string
  readonly from: ZoneIndex | undefined
  readonly to: ZoneIndex | undefined
}

/**
 * Returns what a move adds to the totals of the turn: points and achievements, of the player who gets them
 * and of the one who loses them.
 */
export function counting(game: Game, player: number, { card, from, to }: MovedCard): LineOptions {
  const [got, lost] = [worthIn(to, card), worthIn(from, card)]
  const gainOf = ({ seat, what, by }: WorthChange, sign: 1 | -1): LogGain => ({
    what,
    by: sign * by,
    ...(seat === player ? {} : { player: game.nameOf(seat) }),
  })
  const gain = [
    ...(got === undefined ? [] : [gainOf(got, 1)]),
    ...(lost === undefined ? [] : [gainOf(lost, -1)]),
  ]
  if (gain.length === 0) return {}
  const isNotable = got !== undefined || lost?.seat !== player
  return { gain, ...(isNotable ? { classes: ['notable'] } : {}) }
}

interface WorthChange {
  readonly seat: number
  readonly what: 'point' | 'achievement'
  readonly by: number
}

/** What a card counts for whoever has it in a zone, if it does. */
function worthIn(zone: ZoneIndex | undefined, card: string): WorthChange | undefined {
  if (zone === undefined) return undefined
  const { kind, seat } = zoneAt(zone)
  if (kind === 'achievements') return { seat, what: 'achievement', by: 1 }
  const by = kind === 'score' ? (cardOrNot(card)?.age ?? 0) : 0
  return by === 0 ? undefined : { seat, what: 'point', by }
}

/** Says what a player does to a card; right after drawing it, in one line with the draw. */
export function say(
  game: Game,
  player: number,
  { card, verb, seen, more = '', zone, from, to }: VerbLine,
): void {
  const name = game.nameOf(player)
  const options = counting(game, player, { card, from, to })
  const { drawLine } = game
  const follows =
    JOINING.has(verb) &&
    drawLine?.line === game.run.lastLine &&
    drawLine?.player === player &&
    drawLine.card === card
  if (follows) {
    const verbs = `${drawLine.verbs} and ${verb}`
    game.run.relog(`{player} ${verbs} {card}`, { player: name, card: seen }, options)
    if (verb === 'reveals') remember(game, { player, card, verbs })
  } else {
    const place = zone === undefined ? {} : { zone }
    game.run.log(`{player} ${verb} {card}${more}`, { player: name, card: seen, ...place }, options)
  }
}
