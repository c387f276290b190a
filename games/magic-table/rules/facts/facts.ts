import { type GameFacts, playerWarnings, warnIf } from '@parlour/kernel'
import { z } from 'zod'
import { isFormat } from './formats'
import { profile } from './profile'
import { statistics } from './statistics'

const LONGEST_TEAM = 100

const optionsSchema = z.object(
  {
    format: z.string({ error: 'The format must be a name.' }).default(''),
    /** The draft whose decks are played; empty, or absent, for none. */
    linkedDraftId: z.string({ error: 'The linked draft must be an id.' }).optional(),
    /** Nobody is dealt an opening hand: players draw and take mulligans themselves. */
    dealByHand: z.boolean({ error: 'Whether to deal by hand must be true or false.' }).default(false),
    /** Teams by the name of the player; whoever is not named plays alone. */
    teams: z
      .record(z.string(), z.string().max(LONGEST_TEAM), { error: 'The teams must be names by player.' })
      .optional(),
  },
  { error: 'The options of Magic must be an object.' },
)

/** What a lobby sets for a Magic table. */
export type MagicTableOptions = Readonly<z.infer<typeof optionsSchema>>

/** Two players or more and a format (rules: hub 12; magic-table 1). */
export const facts: GameFacts<MagicTableOptions> = {
  ...profile,
  rulebook: { variable: 'PARLOUR_MAGIC_RULES', address: 'https://magic.wizards.com/en/rules' },
  options: optionsSchema,
  warnings: ({ format, teams = {} }, players) => [
    ...playerWarnings(players, profile.players),
    ...warnIf(format === '', 'format', 'A format must be selected'),
    ...warnIf(format !== '' && !isFormat(format), 'format', `There is no format '${format}'`),
    ...warnIf(
      players.length > 1 &&
        new Set(players.map(({ name }) => (Object.hasOwn(teams, name) ? teams[name] : `alone ${name}`)))
          .size === 1,
      'teams',
      'At least two teams are required',
    ),
  ],
  statistics,
}
