/** The aspects of cards; Insane Outcast has none. */
export const ASPECTS = ['malice', 'conquest', 'guile', 'ambition', 'obedience'] as const
export type Aspect = (typeof ASPECTS)[number]

/** The half-decks of the market; a game is played with two of them. */
export const HALF_DECKS = ['demons', 'dragons', 'drow', 'elementals', 'illithid', 'undead'] as const
export type HalfDeck = (typeof HALF_DECKS)[number]

/** Where a card comes from: a half-deck, the stacks beside the market, or the starting decks. */
export type CardSet = HalfDeck | 'core' | 'starter'

/** Player colors in the order in which they are offered. */
export const COLORS = ['red', 'orange', 'yellow', 'lime', 'green', 'blue', 'indigo', 'pink'] as const
export type Color = (typeof COLORS)[number]

/** Colors that look alike on a map: once a player has one, the other is not offered. */
export const ALIKE: Readonly<Partial<Record<Color, Color>>> = { yellow: 'lime', lime: 'yellow' }

/** How the owner of white troops is called. */
export const NEUTRAL = 'neutral'
/**
 * What they are called instead where players have that name: at least one is free, for there are never so
 * many players.
 */
const OTHERWISE = ['white', 'unaligned', 'nobody', 'no player'] as const

/** The word for the owner of white troops that tells them apart from the players of a table. */
export function neutralName(players: readonly { readonly name: string }[]): string {
  return [NEUTRAL, ...OTHERWISE].find((word) => players.every(({ name }) => name !== word)) ?? NEUTRAL
}

/** Where the white troop of the lobby option is put. */
export const EXTRA_WHITE_AT = 'Menzoberranzan'

/** The maps, and the sections of the world that each is made of. */
export const MAP_SECTIONS = {
  'base-2': ['center'],
  'base-3a': ['west', 'center'],
  'base-3b': ['center', 'east'],
  'base-4': ['west', 'center', 'east'],
} as const
export type MapName = keyof typeof MAP_SECTIONS
export const MAP_NAMES: readonly MapName[] = ['base-2', 'base-3a', 'base-3b', 'base-4']

export type Section = 'west' | 'center' | 'east'

/**
 * The edges of a tile, clockwise from the top; a tile that is turned once has at the second what it had at
 * the first.
 */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The layouts that hex maps are made in. */
export const LAYOUT_NAMES = ['demonweb-2s', 'demonweb-2h', 'demonweb-2', 'demonweb-3', 'demonweb-4'] as const
export type LayoutName = (typeof LAYOUT_NAMES)[number]

/** Supplies at the start of a game. */
export const TROOPS_PER_PLAYER = 40
export const SPIES_PER_PLAYER = 5
export const WHITE_TROOPS = 80
export const HAND_SIZE = 5
export const MARKET_SIZE = 6

/** Points for each site under total control, on top of those for control. */
export const TOTAL_CONTROL = 2

/** What power pays for. */
export const PRICES = { deploy: 1, assassinate: 3, 'return-spy': 3, gem: 1 } as const
