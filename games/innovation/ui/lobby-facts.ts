import { shownOptions } from '@parlour/kernel'
import type { LobbyFacts } from '@parlour/ui-kit'
import { facts } from '../rules/facts/facts'
import { LISTED_EXPANSIONS, selectable } from '../rules/facts/listed-expansions'

/** The sets of Innovation: Ultimate, and who plays together. */
export const lobbyFacts: LobbyFacts = (options, { experiments = [] }) => {
  const { expansions, randomizeExpansions, teams } = shownOptions(facts, options)
  const namesOf = (codes: readonly string[]) =>
    LISTED_EXPANSIONS.filter(({ code }) => codes.includes(code))
      .map(({ name }) => name)
      .join(', ')
  const others = selectable(experiments).filter((code) => code !== 'base')
  return [
    {
      name: 'Expansions',
      value: randomizeExpansions
        ? `Base Game, and each of these by a 50% chance when the game starts: ${namesOf(others)}`
        : namesOf(expansions),
    },
    ...(teams
      ? [{ name: 'Teams', value: 'two against two; who sits across from each other is a team' }]
      : []),
  ]
}
