import { createContext, type ReactNode, use } from 'react'
import type { Games } from './games'
import { registeredGames } from './registered-games'

const GamesContext = createContext(registeredGames)

/**
 * Puts other games in the place of the registered ones, for tests.
 * @internal
 */
export function GamesProvider({ games, children }: { readonly games: Games; readonly children: ReactNode }) {
  return <GamesContext value={games}>{children}</GamesContext>
}

/** The games that these pages know. */
export const useGames = (): Games => use(GamesContext)
