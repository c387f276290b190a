import type { ChoiceItem } from '@parlour/kernel'
import type { Board } from '../engine/board'
import { reduce } from '../engine/reduce'
import { scoreOf } from '../engine/scoring'
import { MARKET, pileOf } from '../engine/zones'
import { locationNamed } from '../facts/map'
import { meaningOf } from '../facts/piece'
import type { QuestionKind } from '../facts/question-kinds'
import { promotionValueOf, valueOf } from './card-value'
import { changeOf, type OfferedChoice } from './change-of'
import { worthOf } from './worth'

/**
 * What comes after "return a spy", and after "devour a card" or "discard a card", is worth about this many
 * points.
 */
const BEHIND_SPY = 1.5
const BEHIND_CARD = 2.5
/** What a text takes at one site at most. */
const MOST_AT_SITE = 3

type Appraisal = (board: Board, offered: OfferedChoice) => number

/** How questions about other things than single pieces on the map are weighed. */
const APPRAISALS: Readonly<Partial<Record<string, Appraisal>>> = {
  'return-spy': (board, offered) => BEHIND_SPY + gainOf(board, offered),
  recruit: (board, { seat, choice }) => valueOf(board, seat, cardIn(choice)),
  play: (board, { seat, choice }) => valueOf(board, seat, cardIn(choice)),
  promote: (board, { seat, choice }) => promotionValueOf(board, seat, cardIn(choice)),
  discard: (board, { seat, choice }) => BEHIND_CARD - valueOf(board, seat, cardIn(choice)),
  devour: devouring,
  'devour-inner-circle': devouring,
  opponent: standing,
  'discarding-opponent': standing,
  hall: standing,
  trophies: trophy,
  site: assassinations,
} satisfies Partial<Record<QuestionKind, Appraisal>>

/** What a choice is worth to a seat, in points; 0 where it does not say what would change. */
export function appraised(board: Board, offered: OfferedChoice): number {
  return (APPRAISALS[offered.kind] ?? gainOf)(board, offered)
}

/** How much better the map is after the choice. */
function gainOf(board: Board, offered: OfferedChoice): number {
  const change = changeOf(board, offered)
  if (change === undefined) return 0
  return worthOf(reduce(board, change), offered.seat) - worthOf(board, offered.seat)
}

/** The copy of a card that a choice is about. */
export function cardIn({ pieces = [] }: ChoiceItem): string {
  const meaning = meaningOf(pieces[0] ?? '')
  if (meaning?.kind !== 'card') throw new RangeError('the choice is not about a card')
  return meaning.id
}

/**
 * A card of the market is left where it is; among its own, the bot gives up the least valuable one, and only
 * for something better.
 */
function devouring(board: Board, { seat, choice }: OfferedChoice): number {
  const card = cardIn(choice)
  const lies = (zone: number) => board.zones[zone]?.includes(card) === true
  const value = valueOf(board, seat, card)
  if (lies(MARKET)) return -value
  if (lies(pileOf(seat, 'inner-circle'))) return BEHIND_CARD - promotionValueOf(board, seat, card)
  return BEHIND_CARD - value
}

/** Whoever is ahead is the one to be hurt. */
function standing(board: Board, { choice }: OfferedChoice): number {
  const meaning = meaningOf(choice.pieces?.[0] ?? '')
  const player = meaning?.kind === 'seat' ? board.players[meaning.seat] : undefined
  return player === undefined ? 0 : scoreOf(player).total
}

/** Troops out of others' trophy halls cost them a point; the seat's own troops come back to the map. */
function trophy(_: Board, { seat, choice }: OfferedChoice): number {
  const meaning = meaningOf(choice.pieces?.[0] ?? '')
  if (meaning?.kind !== 'trophy') return 0
  return (meaning.hall === seat ? -1 : 1) + (meaning.owner === seat ? 1 : -0.5)
}

/** What the best assassinations at a site are worth together. */
function assassinations(board: Board, { seat, choice }: OfferedChoice): number {
  const meaning = meaningOf(choice.pieces?.[0] ?? '')
  const at = meaning?.kind === 'location' ? locationNamed(board.map, meaning.name)?.index : undefined
  if (at === undefined) return 0
  const now = worthOf(board, seat)
  return (board.ground.troops[at] ?? [])
    .filter((owner) => owner !== seat)
    .map((owner) => worthOf(reduce(board, { kind: 'assassinated', owner, at, by: seat }), seat) - now)
    .sort((one, other) => other - one)
    .slice(0, MOST_AT_SITE)
    .reduce((sum, gain) => sum + gain, 0)
}
