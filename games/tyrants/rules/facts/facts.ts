import { type GameFacts, playerWarnings, warnIf, type Warning } from '@parlour/kernel'
import { z } from 'zod'
import { profile } from './profile'

/** The half-decks, as the lobby lists them. */
export const HALF_DECKS: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'drow', name: 'Drow' },
  { code: 'dragons', name: 'Dragons' },
  { code: 'elementals', name: 'Elementals' },
  { code: 'demons', name: 'Demons' },
  { code: 'illithid', name: 'Illithid' },
  { code: 'undead', name: 'Undead' },
]

/** A map, how many play on it, and which part of the board it is. */
export interface TyrantsMap {
  readonly code: string
  readonly players: number
  readonly words: string
  /** Listed, and not to be picked. */
  readonly unavailable?: true
}

export const MAPS: readonly TyrantsMap[] = [
  { code: 'base-2', players: 2, words: 'the center' },
  { code: 'base-3a', players: 3, words: 'west and center', unavailable: true },
  { code: 'base-3b', players: 3, words: 'center and east' },
  { code: 'base-4', players: 4, words: 'all of it', unavailable: true },
]

const WORDS = 'The half-decks must be a list of names.'
const optionsSchema = z.object(
  {
    /** Two half-decks. */
    expansions: z.array(z.string({ error: WORDS }), { error: WORDS }).default([]),
    map: z.string({ error: 'The map must be a name.' }).default(''),
    menzoExtraNeutral: z
      .boolean({ error: "'Extra neutral in Menzoberranzan' must be yes or no." })
      .default(true),
  },
  { error: 'The options of Tyrants must be an object.' },
)

/** What a lobby sets for Tyrants of the Underdark. */
export type TyrantsOptions = Readonly<z.infer<typeof optionsSchema>>

function deckWarnings({ expansions }: TyrantsOptions): readonly Warning[] {
  const unknown = expansions.filter((code) => !HALF_DECKS.some((deck) => deck.code === code))
  const isTwice = new Set(expansions).size < expansions.length
  return [
    ...warnIf(expansions.length !== 2, 'expansions', 'Exactly two half-decks must be chosen'),
    ...warnIf(isTwice, 'expansions', 'The two half-decks must be different'),
    ...unknown.map((code) => ({ field: 'expansions', text: `There is no half-deck '${code}'` })),
  ]
}

function mapWarnings({ map }: TyrantsOptions, players: number): readonly Warning[] {
  if (map === '') return [{ field: 'map', text: 'A map must be selected' }]
  const known = MAPS.find(({ code }) => code === map)
  if (known === undefined) return [{ field: 'map', text: `There is no map '${map}'` }]
  return warnIf(known.players !== players, 'map', `The map '${map}' is for ${known.players} players`)
}

/** The player count fits the map, two different known half-decks (rules: hub 12). */
export const facts: GameFacts<TyrantsOptions> = {
  ...profile,
  options: optionsSchema,
  warnings: (options, players) => [
    // The map says how many can play at most.
    ...playerWarnings(players, { min: profile.players.min }),
    ...mapWarnings(options, players.length),
    ...deckWarnings(options),
  ],
}
