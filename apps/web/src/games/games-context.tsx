import { createContext, type ReactNode, use } from 'react'
import type { WebGames } from './games'
import { registeredGames } from './registered-games'

const GamesContext = createContext(registeredGames)

/**
 * Puts other games in the place of the registered ones, for tests.
 * @internal
 */
export function GamesProvider({
  games,
  children,
}: {
  readonly games: WebGames
  readonly children: ReactNode
}) {
  return <GamesContext value={games}>{children}</GamesContext>
}

/** The games that these pages know. */
export const useGames = (): WebGames => use(GamesContext)
