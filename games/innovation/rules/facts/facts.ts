import { type GameFacts, playerWarnings, warnIf } from '@parlour/kernel'
import { z } from 'zod'
import { MORE_SETS, selectable } from './listed-expansions'
import { profile } from './profile'
import { statistics } from './statistics'

const WORDS = 'The expansions must be a list of names.'
const optionsSchema = z.object(
  {
    /** `base` is added when it is missing; unknown codes are kept, so that `warnings` can name them. */
    expansions: z
      .array(z.string({ error: WORDS }), { error: WORDS })
      .default([])
      .transform((codes) => [...new Set(['base', ...codes])]),
    /** Each further set is rolled for when the game is created. */
    randomizeExpansions: z.boolean({ error: "'Randomize expansions' must be yes or no." }).default(false),
    /** Two against two; those who sit across belong together. */
    teams: z.boolean({ error: "'Teams' must be yes or no." }).default(false),
  },
  { error: 'The options of Innovation must be an object.' },
)

/** What a lobby sets for Innovation: Ultimate. */
export type InnovationOptions = Readonly<z.infer<typeof optionsSchema>>

/** Two to four players, teams for four, only sets that can be chosen here (rules: hub 12). */
export const facts: GameFacts<InnovationOptions> = {
  ...profile,
  options: optionsSchema,
  warnings: ({ expansions, teams }, players, { experiments }) => [
    ...playerWarnings(players, profile.players),
    ...warnIf(teams && players.length !== 4, 'teams', 'Teams are for four players'),
    ...expansions
      .filter((code) => !selectable(experiments).some((known) => known === code))
      .map((code) => ({ field: 'expansions', text: `The expansion '${code}' cannot be chosen` })),
  ],
  rulebook: { variable: 'PARLOUR_INNOVATION_RULES', address: 'https://asmadigames.com/innovation' },
  experiments: [MORE_SETS],
  statistics,
}
