import { type GameScreenProps, newLines, turnsAway } from '@parlour/ui-kit'
import { useMemo } from 'react'
import type { TyrantsView } from '../../rules/view'
import { deedPlaces } from './deed-places'
import { recentCards, recentPlaces } from './recent-places'

/** What the last turns of the others changed on the table. */
export interface RecentDeeds {
  /** Numbers of locations. */
  readonly places: readonly number[]
  /** Names of new cards in the market. */
  readonly cards: readonly string[]
  /** Numbers of the locations of deeds, in their order. */
  readonly order: readonly number[]
}

/** Returns what the others did since the viewer's last turn; nothing for a spectator. */
export function useRecent(view: TyrantsView, { game, viewer }: Pick<GameScreenProps, 'game' | 'viewer'>) {
  const { seated, name } = viewer
  return useMemo<RecentDeeds>(() => {
    const source = { ...game, reader: name }
    const lines = seated ? newLines(source) : []
    const order = seated ? deedPlaces(view, turnsAway(source)) : []
    return { places: recentPlaces(view, lines), cards: recentCards(lines), order }
  }, [game, view, seated, name])
}
