import { type GameFacts, playerWarnings } from '@parlour/kernel'
import { z } from 'zod'
import type { Expansion } from './names'
import { profile } from './profile'
import { statistics } from './statistics'

/** The sets as the lobby lists them. `base` is always in play; those that are not available cannot be picked. */
export const LISTED_EXPANSIONS: readonly {
  readonly code: Expansion
  readonly name: string
  readonly unavailable?: true
}[] = [
  { code: 'base', name: 'Base Game' },
  { code: 'echo', name: 'Echoes of the Past' },
  { code: 'figs', name: 'Figures in the Sand', unavailable: true },
  { code: 'city', name: 'Cities of Destiny' },
  { code: 'arti', name: 'Artifacts of History', unavailable: true },
  { code: 'usee', name: 'The Unseen' },
]

const isSelectable = (code: string): boolean =>
  LISTED_EXPANSIONS.some((set) => set.code === code && set.unavailable !== true)

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
  },
  { error: 'The options of Innovation must be an object.' },
)

/** What a lobby sets for Innovation: Ultimate. */
export type InnovationOptions = Readonly<z.infer<typeof optionsSchema>>

/** Two to four players, only selectable sets (rules: hub 12). */
export const facts: GameFacts<InnovationOptions> = {
  ...profile,
  options: optionsSchema,
  warnings: ({ expansions }, players) => [
    ...playerWarnings(players, profile.players),
    ...expansions
      .filter((code) => !isSelectable(code))
      .map((code) => ({ field: 'expansions', text: `The expansion '${code}' cannot be chosen` })),
  ],
  rulebook: { variable: 'PARLOUR_INNOVATION_RULES', address: 'https://asmadigames.com/innovation' },
  statistics,
}
