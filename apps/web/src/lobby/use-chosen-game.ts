import type { WireLobby } from '@parlour/protocol'
import { use } from 'react'
import { useGames } from '../games/games-context'

/**
 * The game of a lobby with its settings; undefined while none is chosen. Waits for the settings of all games.
 */
export function useChosenGame({ game }: Pick<WireLobby, 'game'>) {
  const games = useGames()
  const settings = use(games.settings())
  if (game === null) return undefined
  const profile = games.profileOf(game)
  const own = settings.get(game)
  return profile === undefined || own === undefined ? undefined : { profile, ...own }
}
