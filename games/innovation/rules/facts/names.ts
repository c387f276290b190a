/** The five colors in the order in which everything goes through them (rules: innovation 1). */
export const COLORS = ['red', 'yellow', 'green', 'blue', 'purple'] as const
export type Color = (typeof COLORS)[number]

/** The sets in the order of setup (rules: innovation 6). */
export const EXPANSIONS = ['base', 'echo', 'figs', 'city', 'arti', 'usee'] as const
export type Expansion = (typeof EXPANSIONS)[number]

/** The seven standard icons by code (rules: innovation 2.2). */
export const ICONS = ['k', 'c', 's', 'l', 'f', 'i', 'p'] as const
export type StandardIcon = (typeof ICONS)[number]
/** With `r`, meat, which only cards of value 0 have. */
export type Icon = StandardIcon | 'r'
/** All that "an icon" may mean where a text does not say standard. */
export const ICONS_WITH_MEAT: readonly Icon[] = [...ICONS, 'r']

/** What a request calls an icon (rules: innovation P4). */
export const ICON_NAMES: Readonly<Record<Icon, string>> = {
  k: 'castle',
  i: 'clock',
  c: 'coin',
  f: 'factory',
  l: 'leaf',
  s: 'lightbulb',
  p: 'person',
  r: 'meat',
}

export const DIRECTIONS = ['left', 'right', 'up', 'aslant'] as const
export type Direction = (typeof DIRECTIONS)[number]
export const SPLAYS = ['none', ...DIRECTIONS] as const
export type Splay = (typeof SPLAYS)[number]

/** A value as it is printed in a text. */
export type PrintedAge = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/**
 * A card value as the rules see it now. Texts make one with `age(n)`, which effects may raise, with `higher`
 * or with `plain`. Its brand is what the compiler tells whoever writes a bare number.
 */
export type Value = number & { readonly 'a value is age(n), higher(value, by) or plain(n)': true }

/** "Of value n higher than". */
export const higher = (value: Value, by: number): Value => (value + by) as Value
/** A value that is counted or named and never raised: "of value equal to the number of ...". */
export const plain = (value: number): Value => value as Value

export const HIGHEST_AGE = 11
