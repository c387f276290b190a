import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { Card } from '../../rules/facts/card'
import { cardOf } from '../../rules/facts/catalog'

const HouseContext = createContext(false)

interface WordingProviderProps {
  /** The game is played with the house wording. */
  readonly isHouse: boolean
  readonly children: ReactNode
}

/** Provides the wording of cards to its children. */
export function WordingProvider({ isHouse, children }: WordingProviderProps) {
  return <HouseContext value={isHouse}>{children}</HouseContext>
}

/** The card of a name as this game reads it; undefined for any other word. */
export function useCard(name: string): Card | undefined {
  return cardOf(name, useContext(HouseContext))
}

/** The same for many names at once. */
export function useCards(): (name: string) => Card | undefined {
  const isHouse = useContext(HouseContext)
  return useCallback((name) => cardOf(name, isHouse), [isHouse])
}
