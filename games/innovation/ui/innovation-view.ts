import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { InnovationView, PlayerView, Shown } from '../rules/view'
import { cardOf } from '../rules/facts/catalog'
import { backOf } from './card/back'

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

/** The viewer first, then the others in seat order beginning after the viewer; seat order for somebody without a seat. */
export function viewerFirst(players: readonly PlayerView[], viewer: string): readonly PlayerView[] {
  const at = Math.max(
    0,
    players.findIndex(({ name }) => name === viewer),
  )
  return [...players.slice(at), ...players.slice(0, at)]
}

const PILE_ORDER = ['base', 'echo', 'figs', 'city', 'arti', 'usee']

/** A pile by value, then by set; what has no value last (rules: screens 2.9). */
export function sortedPile(pile: readonly Shown[]): readonly Shown[] {
  return pile
    .map((name) => ({ name, rank: rankOf(name) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name)
}

function rankOf(name: Shown): number {
  const card = cardOf(name)
  const back = card === undefined ? backOf(name) : { set: card.set, value: Number(card.age) }
  return back === undefined ? Infinity : back.value * PILE_ORDER.length + PILE_ORDER.indexOf(back.set)
}
