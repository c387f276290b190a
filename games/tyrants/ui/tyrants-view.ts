import { isJsonObject } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { PlayerView, TyrantsView } from '../rules/view'

/** Returns a game's view as the rules built it for whoever looks. */
export function tyrantsView({ view }: Pick<SerializedGame, 'view'>): TyrantsView {
  if (!isTyrantsView(view)) throw new TypeError('the view is not that of a game of Tyrants')
  return view
}

function isTyrantsView(view: unknown): view is TyrantsView {
  return (
    isJsonObject(view) && Array.isArray(view.players) && Array.isArray(view.places) && isJsonObject(view.turn)
  )
}

/** A player with the number of the seat. */
export interface SeatedPlayer extends PlayerView {
  readonly seat: number
}

/** Returns the players with the viewer first, then the others in seat order. */
export function viewerFirst(players: readonly PlayerView[], viewer: string): readonly SeatedPlayer[] {
  const seated = players.map((player, seat) => ({ ...player, seat }))
  return [...seated.filter(({ name }) => name === viewer), ...seated.filter(({ name }) => name !== viewer)]
}

/** Returns the numbers of the locations where something came or went last. */
export function lastPlaces({ news }: TyrantsView): readonly number[] {
  return news.flatMap((item) => {
    if ('at' in item) return [item.at]
    return item.kind === 'moved-troop' ? [item.from, item.to] : []
  })
}

/** Returns the name of a copy of a card that the viewer sees anywhere; undefined for any other. */
export function nameOfCard(view: TyrantsView, id: string): string | undefined {
  const stacks = [view.priestess, view.guard, view.outcasts].filter((stack) => stack !== undefined)
  const piles = view.players.flatMap(({ hand = [], played, discard, innerCircle }) => [
    ...hand,
    ...played,
    ...discard,
    ...innerCircle,
  ])
  return [...view.market, ...stacks, ...view.devoured, ...piles].find((card) => card.id === id)?.name
}
