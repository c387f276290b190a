import { COLOR_LETTERS, type ColorLetter } from '../card/card'
import { colorKey } from './color-order'

/** The multicolor combinations in the order of a cube's sections (rules: cards 4.2). */
const COMBINATIONS: readonly (readonly [letters: string, name: string])[] = [
  ['wu', 'azorius'],
  ['wr', 'boros'],
  ['ub', 'dimir'],
  ['bg', 'golgari'],
  ['rg', 'gruul'],
  ['ur', 'izzet'],
  ['wb', 'orzhov'],
  ['br', 'rakdos'],
  ['wg', 'selesnya'],
  ['ug', 'simic'],
  ['wbg', 'abzan'],
  ['wug', 'bant'],
  ['wub', 'esper'],
  ['ubr', 'grixis'],
  ['wur', 'jeskai'],
  ['brg', 'jund'],
  ['wbr', 'mardu'],
  ['wrg', 'naya'],
  ['ubg', 'sultai'],
  ['urg', 'temur'],
  ['wubg', 'non-red'],
  ['wubr', 'non-green'],
  ['ubrg', 'non-white'],
  ['wbrg', 'non-blue'],
  ['wurg', 'non-black'],
  ['wubrg', 'five-color'],
]

const SINGLE: readonly (readonly [string, string])[] = [
  ['', 'colorless'],
  ['w', 'white'],
  ['u', 'blue'],
  ['b', 'black'],
  ['r', 'red'],
  ['g', 'green'],
]

const NAME_BY_KEY: ReadonlyMap<string, string> = new Map(
  [...SINGLE, ...COMBINATIONS].map(([letters, name]) => [[...letters].sort().join(''), name]),
)

/** Names of the multicolor combinations, guilds first, in section order. */
export const MULTICOLOR_NAMES: readonly string[] = COMBINATIONS.map(([, name]) => name)

/**
 * Returns the name of a color combination: `white`, `dimir`, `bant`, `non-red`, `five-color`, `colorless`.
 */
export function colorName(letters: Iterable<ColorLetter>): string {
  const key = colorKey(letters)
  const name = NAME_BY_KEY.get(key)
  if (name === undefined) throw new Error(`no name for the colors "${key}"`)
  return name
}

/**
 * What players call combinations besides: colleges, families of three colors, cycles of four-colored cards.
 */
const OTHER_NAMES: readonly (readonly [letters: string, name: string])[] = [
  ['wb', 'silverquill'],
  ['ur', 'prismari'],
  ['bg', 'witherbloom'],
  ['wr', 'lorehold'],
  ['ug', 'quandrix'],
  ['wug', 'brokers'],
  ['wub', 'obscura'],
  ['ubr', 'maestros'],
  ['brg', 'riveteers'],
  ['wrg', 'cabaretti'],
  ['wubg', 'growth'],
  ['wubg', 'witch-maw'],
  ['wubr', 'artifice'],
  ['wubr', 'yore-tiller'],
  ['ubrg', 'chaos'],
  ['ubrg', 'glint-eye'],
  ['wbrg', 'aggression'],
  ['wbrg', 'dune-brood'],
  ['wurg', 'altruism'],
  ['wurg', 'ink-treader'],
  ['wubrg', 'fivecolor'],
  ['wubrg', 'rainbow'],
  ['wubrg', 'all'],
]

const LETTERS_BY_NAME: ReadonlyMap<string, readonly ColorLetter[]> = new Map(
  [...SINGLE, ...COMBINATIONS, ...OTHER_NAMES].map(([letters, name]) => [
    name,
    COLOR_LETTERS.filter((letter) => letters.includes(letter)),
  ]),
)

/** Every name by which colors can be asked for. */
export const COLOR_NAMES: readonly string[] = [...LETTERS_BY_NAME.keys()]

/** Returns the colors of a combination's name, such as `dimir`; nothing for an unknown name. */
export function lettersOfColorName(name: string): readonly ColorLetter[] | undefined {
  return LETTERS_BY_NAME.get(name)
}
