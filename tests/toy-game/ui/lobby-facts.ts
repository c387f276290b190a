import { shownOptions } from '@parlour/kernel'
import type { LobbyFacts } from '@parlour/ui-kit'
import { facts } from '../rules/facts/facts'

/** The goal, and whether undo may pass a 3. */
export const lobbyFacts: LobbyFacts = (options) => {
  const { goal, friendly } = shownOptions(facts, options)
  return [
    { name: 'Goal', value: goal },
    { name: 'Play', value: friendly ? 'friendly' : 'strict' },
  ]
}
