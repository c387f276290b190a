import { type GameFacts, playerWarnings, warnIf } from '@parlour/kernel'
import { z } from 'zod'
import { profile } from './profile'

export const FORMATS: readonly string[] = ['Constructed']

const optionsSchema = z.object(
  {
    format: z.string({ error: 'The format must be a name.' }).default(''),
    /** Kept when the table comes from a draft. */
    linkedDraftId: z.string({ error: 'The linked draft must be an id.' }).optional(),
  },
  { error: 'The options of Magic must be an object.' },
)

/** What a lobby sets for a Magic table. */
export type MagicTableOptions = Readonly<z.infer<typeof optionsSchema>>

/** Two players or more and the format 'Constructed' (rules: hub 12). */
export const facts: GameFacts<MagicTableOptions> = {
  ...profile,
  options: optionsSchema,
  warnings: ({ format }, players) => [
    ...playerWarnings(players, profile.players),
    ...warnIf(format === '', 'format', 'A format must be selected'),
    ...warnIf(format !== '' && !FORMATS.includes(format), 'format', `There is no format '${format}'`),
  ],
}
