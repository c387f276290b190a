import type { Verb } from '@parlour/card-game'
import type { Achievement } from '../../facts/achievement'
import type { Card } from '../../facts/card'
import { afterChange, cardArg, move } from './changes'
import { claim } from './claiming'
import { limitOf } from './count'
import type { Game } from './game'
import { karmas } from './karma'
import { achievementNamed, isAchievement } from '../board/library'
import { spokenPlace } from '../board/place-name'
import { counting, say } from './saying'
import { type PlayerZone, type ZoneIndex, AVAILABLE, deckOf, JUNK, zoneAt, zoneOf } from '../board/zones'

/**
 * The verbs that move one card of a player's choice to a place they name themselves (rules: innovation 17).
 */
export type SimpleVerb = 'tuck' | 'score' | 'return' | 'junk' | 'foreshadow' | 'safeguard'

/** Verbs whose line names the place the card comes from. */
const NAMES_PLACE: ReadonlySet<SimpleVerb> = new Set(['foreshadow', 'safeguard'])

/** Where a verb takes a card of a player. */
function targetOf(player: number, verb: SimpleVerb, card: Card): ZoneIndex {
  if (verb === 'return') return deckOf(card.set, card.age)
  if (verb === 'junk') return JUNK
  if (verb === 'tuck') return zoneOf(player, card.color)
  const kinds = { score: 'score', foreshadow: 'forecast', safeguard: 'safe' } as const
  return zoneOf(player, kinds[verb])
}

/**
 * A player does a verb to a card, wherever it is. Karmas first; a replaced verb moved nothing but counts as a
 * change. Returns whether the card moved.
 */
export function* perform(
  game: Game,
  player: number,
  { verb, card }: { readonly verb: SimpleVerb; readonly card: Card },
): Verb<boolean> {
  if (yield* karmas(game, { would: verb, player, details: { card } })) {
    yield* afterChange(game, player)
    return false
  }
  const from = game.where(card.name)
  if (from === undefined) return false
  const to = targetOf(player, verb, card)
  if ((verb === 'foreshadow' || verb === 'safeguard') && !hasRoom(game, player, to)) return false
  if (verb === 'junk' && from === JUNK) return false
  const zone = NAMES_PLACE.has(verb) ? { zone: spokenPlace(game, from) } : {}
  const seen = cardArg(game, card.name, [from, to])
  move(game, card.name, { to })
  const more = NAMES_PLACE.has(verb) ? ' from {zone}' : ''
  say(game, player, { card: card.name, verb: `${verb}s`, seen, more, from, to, ...zone })
  if (verb === 'tuck')
    game.run.change({ kind: 'player', seat: player, now: { tucked: game.player(player).tucked + 1 } })
  if (verb === 'score')
    game.run.change({ kind: 'player', seat: player, now: { scored: game.player(player).scored + 1 } })
  yield* afterChange(game, player)
  if (verb === 'junk') yield* claimAtOnce(game, player, { verb, card })
  return true
}

function hasRoom(game: Game, player: number, to: ZoneIndex): boolean {
  if (game.cards(to).length < limitOf(game, player)) return true
  const kind = zoneAt(to).kind === 'safe' ? 'safe' : 'forecast'
  game.run.log('{player} has no room: the {kind} is full', { player: game.nameOf(player), kind })
  return false
}

/** Moves a card and says so, as each reader may see it. */
export function carry(
  game: Game,
  player: number,
  {
    card,
    to,
    says,
    at = 'bottom',
  }: { readonly card: string; readonly to: ZoneIndex; readonly says: string; readonly at?: 'top' | 'bottom' },
): void {
  const from = game.where(card)
  const seen = cardArg(game, card, [from, to])
  move(game, card, { to, at })
  game.run.log(says, { player: game.nameOf(player), card: seen }, counting(game, player, { card, from, to }))
}

/** Shows a card to all until it moves (rules: innovation 5). */
export function* reveal(game: Game, player: number, card: Card): Verb<boolean> {
  if (yield* karmas(game, { would: 'reveal', player, details: { card } })) {
    yield* afterChange(game, player)
    return false
  }
  if (!game.board.revealed.includes(card.name)) game.run.change({ kind: 'revealed', card: card.name })
  const seen = { value: card.name, cardId: card.name }
  say(game, player, { card: card.name, verb: 'reveals', seen })
  yield* afterChange(game, player)
  return true
}

/** Where a transfer leads: a zone of a player, or the stack of the card's color. */
export interface Target {
  readonly owner: number
  readonly kind: PlayerZone | 'board' | 'available'
}

/** A player moves a card to the top of any player's zone (rules: innovation 17). */
export function* transfer(
  game: Game,
  player: number,
  { card, to }: { readonly card: Card; readonly to: Target },
): Verb<boolean> {
  if (yield* karmas(game, { would: 'transfer', player, details: { card, to } })) {
    yield* afterChange(game, player)
    return false
  }
  if (game.where(card.name) === undefined) return false
  const says = `{player} transfers {card} to ${nameOfTarget(game, to)}`
  carry(game, player, { card: card.name, to: zoneOfTarget(card, to), says, at: 'top' })
  yield* afterChange(game, player)
  return true
}

function zoneOfTarget(card: Card, { owner, kind }: Target): ZoneIndex {
  if (kind === 'available') return AVAILABLE
  return zoneOf(owner, kind === 'board' ? card.color : kind)
}

function nameOfTarget(game: Game, { owner, kind }: Target): string {
  if (kind === 'available') return 'the available achievements'
  return `${game.nameOf(owner)}'s ${kind === 'score' ? 'score pile' : kind}`
}

/** All cards of one list go to the zone of the other and the other way round (rules: innovation 17). */
export function* exchange(game: Game, player: number, sides: readonly [Side, Side]): Verb<boolean> {
  const [one, other] = sides
  if (yield* karmas(game, { would: 'exchange', player, details: { one: one.cards, other: other.cards } })) {
    yield* afterChange(game, player)
    return false
  }
  if (one.cards.length + other.cards.length === 0) return false
  for (const [{ cards }, { zone }] of [
    [one, other],
    [other, one],
  ] as const) {
    const says = `{player} exchanges {card} into ${spokenPlace(game, zone)}`
    for (const card of cards) carry(game, player, { card: card.name, to: zone, says })
  }
  yield* afterChange(game, player)
  return true
}
export interface Side {
  readonly cards: readonly Card[]
  readonly zone: ZoneIndex
}

/** Returns an achievement without a value, or takes it out of play. */
export function* moveAchievement(
  game: Game,
  player: number,
  { name, to }: { readonly name: string; readonly to: 'junk' | 'available' },
): Verb {
  const says = to === 'junk' ? '{player} junks {card}' : '{player} makes {card} available'
  carry(game, player, { card: name, to: to === 'junk' ? JUNK : AVAILABLE, says })
  yield* afterChange(game, player)
}

/**
 * Glory, Victory, Tradition, Repute, Fame: claimed by the event itself while still available (rules:
 * innovation 23.4).
 */
export function* claimAtOnce(
  game: Game,
  player: number,
  { verb, card }: { readonly verb: 'junk' | 'meld'; readonly card: Card },
): Verb {
  for (const name of game.cards(AVAILABLE)) {
    const achievement = isAchievement(name) ? achievementNamed(name) : undefined
    if (achievement !== undefined && answersTo(game, player, { verb, card, achievement })) {
      yield* claim(game, player, { name })
    }
  }
}

const SPLAY_OF: Readonly<Record<string, string>> = { '<': 'left', '>': 'right', '^': 'up' }

function answersTo(
  game: Game,
  player: number,
  event: { readonly verb: 'junk' | 'meld'; readonly card: Card; readonly achievement: Achievement },
): boolean {
  const { atOnce } = event.achievement
  if (atOnce?.verb !== event.verb || !event.card.has(atOnce.icon)) return false
  return event.verb === 'junk' || game.splay(player, event.card.color) === SPLAY_OF[atOnce.icon]
}
