import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { InnovationView, PlayerView, ShownCard } from '../rules/view'
import { cardOf } from '../rules/facts/catalog'
import { EXPANSIONS } from '../rules/facts/names'
import type { Back } from '../rules/facts/piece'

/** A game's view as the rules built it for whoever looks. */
export function innovationView({ view }: Pick<SerializedGame, 'view'>): InnovationView {
  if (!isInnovationView(view)) throw new TypeError('the view is not that of a game of Innovation')
  return view
}

function isInnovationView(view: unknown): view is InnovationView {
  return (
    isJsonObject(view) && Array.isArray(view.players) && isJsonObject(view.decks) && isJsonObject(view.turn)
  )
}

/**
 * The viewer first, then the others in seat order beginning after the viewer; seat order for somebody without
 * a seat.
 */
export function viewerFirst(players: readonly PlayerView[], viewer: string): readonly PlayerView[] {
  const at = Math.max(
    0,
    players.findIndex(({ name }) => name === viewer),
  )
  return [...players.slice(at), ...players.slice(0, at)]
}

/** Who plays together with a player: whoever sits across, in a game of teams (rules: innovation 3). */
export function partnerOf({ teams, players }: Pick<InnovationView, 'teams' | 'players'>, seat: number) {
  return teams === true ? players[(seat + 2) % players.length]?.name : undefined
}

/** A pile by value, then by set; what has no value last (rules: screens 2.9). */
export function sortedPile<S extends ShownCard>(pile: readonly S[]): readonly S[] {
  return pile
    .map((shown) => ({ shown, rank: rankOf(shown) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ shown }) => shown)
}

function rankOf(shown: ShownCard): number {
  const back = backShown(shown)
  return back === undefined ? Infinity : back.value * EXPANSIONS.length + EXPANSIONS.indexOf(back.set)
}

/**
 * Returns the back of a card that lies somewhere, face up or down; undefined for an achievement without a
 * value.
 */
export function backShown(shown: ShownCard): Back | undefined {
  if (typeof shown !== 'string') return shown
  const card = cardOf(shown)
  return card === undefined ? undefined : { set: card.set, value: card.age }
}
