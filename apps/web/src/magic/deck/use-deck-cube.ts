import type { WireDeck } from '@parlour/protocol'
import { useCards } from '@parlour/mtg-ui'

/** The cube that a deck's cards come from; none for a deck of printed cards. */
export function useDeckCube(deck: WireDeck | undefined): string | undefined {
  const zones = deck?.cardIdsByZone
  const { cards } = useCards(zones === undefined ? [] : [...zones.main, ...zones.side, ...zones.command])
  return [...cards.values()].find(({ cubeId }) => cubeId !== undefined)?.cubeId
}
