import { COLOR_LETTERS, type CardToken, type ColorLetter, colorName } from '@parlour/mtg-cards'
import { defined } from '@parlour/kernel'
import type { TextToken } from './tokens-in-text'

/** What a token is, as the action that makes it takes it. */
export interface TokenDesign {
  readonly name: string
  readonly type: string
  readonly power: string
  readonly toughness: string
  readonly colors: readonly ColorLetter[]
  readonly rules: string
  readonly annotation: string
}

export const BLANK_TOKEN: TokenDesign = {
  name: '',
  type: '',
  power: '',
  toughness: '',
  colors: [],
  rules: '',
  annotation: '',
}

const COLOR_OF: Readonly<Record<string, ColorLetter>> = {
  white: 'w',
  blue: 'u',
  black: 'b',
  red: 'r',
  green: 'g',
}
const SIZE = /^([\dX*+]+)\/([\dX*+]+)$/
const TYPES: readonly string[] = ['Legendary', 'Snow', 'Artifact', 'Enchantment', 'Land', 'Creature']

/**
 * Returns the design of a token that a text describes: `1/1 white, flying` of a Bird is a white creature with
 * flying. A copy of something keeps the words as its annotation.
 */
export function designOfText({ name, annotation }: TextToken): TokenDesign {
  if (name === 'Copy') return { ...BLANK_TOKEN, name, annotation }
  const parts = partsOf(annotation)
  const [first = '', ...others] = parts
  const hasTraits = first.split(' ').some(isTrait)
  const words = hasTraits ? first.split(' ') : []
  const size = words.map((word) => SIZE.exec(word)).find((match) => match !== null)
  const types = TYPES.filter((type) => words.includes(type.toLowerCase()))
  const isCreature = size !== undefined || types.length === 0
  const kinds = words.filter((word) => /^[A-Z]/.test(word) && !SIZE.test(word)).join(' ')
  const type = [...types, ...(isCreature && !types.includes('Creature') ? ['Creature'] : [])].join(' ')
  return {
    ...BLANK_TOKEN,
    name,
    type: `${type} — ${kinds === '' ? name : kinds}`,
    ...defined({ power: size?.[1], toughness: size?.[2] }),
    colors: first.includes('all colors')
      ? COLOR_LETTERS
      : COLOR_LETTERS.filter((letter) => words.some((word) => COLOR_OF[word] === letter)),
    rules: rulesOf(hasTraits ? others : parts),
  }
}

const isTrait = (word: string): boolean =>
  SIZE.test(word) || Object.hasOwn(COLOR_OF, word) || word === 'colorless' || TYPES.includes(capital(word))

/** The parts between commas; what is quoted stays whole. */
const partsOf = (annotation: string): readonly string[] =>
  (annotation.match(/(?:"[^"]*"|“[^”]*”|[^,"“])+/g) ?? []).map((part) => part.trim())

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Keywords on one line, then each quoted ability on its own. */
function rulesOf(abilities: readonly string[]): string {
  const isQuoted = (ability: string) => /^["“]/.test(ability)
  const keywords = abilities.filter((ability) => ability !== '' && !isQuoted(ability)).join(', ')
  const quoted = abilities.filter(isQuoted).map((ability) => ability.slice(1, -1))
  return [capital(keywords), ...quoted].filter((line) => line !== '').join('\n')
}

/** Returns the design of a token of which a card's record knows the name and the type. */
export const designOfListed = ({ name, type_line }: CardToken): TokenDesign => ({
  ...BLANK_TOKEN,
  name,
  type: type_line.replace(/^Token /, ''),
})

/** Returns a token in short: `Bird 1/1`. */
export const tokenLabel = ({ name, power, toughness, annotation }: TokenDesign): string =>
  [name, power + toughness === '' ? '' : `${power}/${toughness}`, annotation]
    .filter((part) => part !== '')
    .join(' ')

/** Returns what a token is beside its label: `white creature, flying`. */
export function tokenWords({ colors, type, rules, name }: TokenDesign): string {
  const [kinds = '', own = ''] = type.split(' — ')
  const words = [
    ...colors.map((letter) => colorName([letter])),
    kinds.toLowerCase(),
    own === name ? '' : own,
  ].filter((word) => word !== '')
  return [words.join(' '), rules.replaceAll('\n', '; ')].filter((part) => part !== '').join(', ')
}
