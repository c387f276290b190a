import { type GameFacts, playerWarnings, warnIf, type Warning } from '@parlour/kernel'
import { z } from 'zod'
import { MADE_THINGS } from './made-things'
import { HEX_MAP, hexMapWarnings, hexOptions, OWN_MAP, ownMap, ownMapWarnings } from './map-options'
import { EXTRA_WHITE_AT } from './names'
import { profile } from './profile'

/** The half-decks, as the lobby lists them. */
export const HALF_DECKS: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'demons', name: 'Demons' },
  { code: 'dragons', name: 'Dragons' },
  { code: 'drow', name: 'Drow' },
  { code: 'elementals', name: 'Elementals' },
  { code: 'illithid', name: 'Illithid' },
  { code: 'undead', name: 'Undead' },
]

/** A map, how many play on it, and which part of the board it is. */
export interface TyrantsMap {
  readonly code: string
  readonly players: number
  readonly words: string
  /** Listed, and only to be picked where the server offers the maps that are left off. */
  readonly experimental?: true
}

/** The word with which a server offers them. */
export const MORE_MAPS = 'maps'

export const MAPS: readonly TyrantsMap[] = [
  { code: 'base-2', players: 2, words: 'the center' },
  { code: 'base-3a', players: 3, words: 'west and center', experimental: true },
  { code: 'base-3b', players: 3, words: 'center and east' },
  { code: 'base-4', players: 4, words: 'all of it', experimental: true },
]

const flag = (otherwise: boolean, words: string) =>
  z.boolean({ error: `'${words}' must be yes or no.` }).default(otherwise)

const WORDS = 'The half-decks must be a list of names.'
const optionsSchema = z.object(
  {
    /** Two half-decks. */
    expansions: z.array(z.string({ error: WORDS }), { error: WORDS }).default([]),
    /** One of the four maps, an own map, or a hex map. */
    map: z.string({ error: 'The map must be a name.' }).default(''),
    ownMap: ownMap.exactOptional(),
    hex: hexOptions.exactOptional(),
    menzoExtraNeutral: flag(true, 'Extra neutral in Menzoberranzan'),
    /** Two half-decks are drawn when the game is created, whatever was chosen. */
    randomizeExpansions: flag(false, 'Random half-decks'),
    /** The changed wordings of cards instead of the published ones. */
    houseCards: flag(false, 'House cards'),
    /** Left out, players get their colors in the order of their seats. */
    chooseColors: flag(true, 'Choose colors'),
  },
  { error: 'The options of Tyrants must be an object.' },
)

/** What a lobby sets for Tyrants of the Underdark. */
export type TyrantsOptions = Readonly<z.infer<typeof optionsSchema>>

function deckWarnings({ expansions, randomizeExpansions }: TyrantsOptions): readonly Warning[] {
  if (randomizeExpansions) return []
  const unknown = expansions.filter((code) => !HALF_DECKS.some((deck) => deck.code === code))
  const isTwice = new Set(expansions).size < expansions.length
  return [
    ...warnIf(expansions.length !== 2, 'expansions', 'Exactly two half-decks must be chosen'),
    ...warnIf(isTwice, 'expansions', 'The two half-decks must be different'),
    ...unknown.map((code) => ({ field: 'expansions', text: `There is no half-deck '${code}'` })),
  ]
}

function mapWarnings({ map, ownMap, hex }: TyrantsOptions, players: number): readonly Warning[] {
  if (map === OWN_MAP) return ownMapWarnings(ownMap, players)
  if (map === HEX_MAP) return hexMapWarnings(hex, players)
  if (map === '') return [{ field: 'map', text: 'A map must be selected' }]
  const known = MAPS.find(({ code }) => code === map)
  if (known === undefined) return [{ field: 'map', text: `There is no map '${map}'` }]
  return warnIf(known.players !== players, 'map', `The map '${map}' is for ${known.players} players`)
}

/**
 * Whether the chosen map has the site of the additional white troop: each of the four has, an own map may, a
 * hex map never.
 */
export function takesExtraNeutral({ map, ownMap }: Pick<TyrantsOptions, 'map' | 'ownMap'>): boolean {
  if (map === OWN_MAP) return ownMap?.locations.some(({ name }) => name === EXTRA_WHITE_AT) === true
  return MAPS.some(({ code }) => code === map)
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
  rulebook: { variable: 'PARLOUR_TYRANTS_RULES' },
  experiments: [MORE_MAPS],
  made: MADE_THINGS,
}
