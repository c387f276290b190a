import { type GameFacts, playerWarnings, warnIf } from '@parlour/kernel'
import { z } from 'zod'
import { profile } from './profile'
import { statistics } from './statistics'

const MOST = 100

const optionsSchema = z.object(
  {
    /** Where counting ends. */
    goal: z
      .number({ error: 'The goal must be a number.' })
      .max(MOST, { error: `The goal may be ${MOST} at most.` })
      .default(10),
    /** Undo may pass a 3, which reveals something. */
    friendly: z.boolean({ error: "'Friendly' must be yes or no." }).default(true),
  },
  { error: 'The options must be an object.' },
)

/** What a lobby sets for Count to Ten. */
export type ToyOptions = Readonly<z.infer<typeof optionsSchema>>

export const facts: GameFacts<ToyOptions> = {
  ...profile,
  options: optionsSchema,
  warnings: ({ goal }, players) => [
    ...playerWarnings(players, profile.players),
    ...warnIf(goal < 1, 'goal', 'The goal must be greater than zero'),
  ],
  rulebook: { variable: 'PARLOUR_TOY_RULES', address: 'https://example.org/count-to-ten' },
  statistics,
}
