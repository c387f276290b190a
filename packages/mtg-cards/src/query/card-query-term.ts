import { COLOR_LETTERS, type ManaLetter, type Rarity } from '../card/card'
import { SET_TYPE_ORDER } from '../collections/card-sets'
import { didYouMean } from '../names/nearest'
import type { CardFilter, TextFilterKind } from './card-filter'
import { LEGALITY_FORMATS, NEWER_FORMATS } from './card-filter-list'
import { ORDER_KEYS } from './card-order'
import { CARD_PROPERTIES } from './card-properties'
import { colorFilter } from './color-term'
import { typedCost } from './cost-marks'
import { NUMBER_KEYS, numberFilter } from './number-term'
import { checkEquals, type QueryTerm } from './query-term'
import { unreadable } from './unreadable'

type Reader = (term: QueryTerm) => CardFilter

const TEXT_KEYS: Readonly<Record<string, TextFilterKind>> = {
  n: 'name',
  name: 'name',
  t: 'type',
  type: 'type',
  o: 'oracle',
  oracle: 'oracle',
  fo: 'text',
  fulloracle: 'text',
  text: 'text',
  ft: 'flavor',
  flavor: 'flavor',
  a: 'artist',
  artist: 'artist',
}
const COLOR_KEYS: Readonly<Record<string, 'colors' | 'identity'>> = {
  c: 'colors',
  color: 'colors',
  colors: 'colors',
  id: 'identity',
  ci: 'identity',
  identity: 'identity',
  commander: 'identity',
}
const OTHER_KEYS: Readonly<Record<string, Reader>> = {
  ...keys(['s', 'e', 'set', 'edition'], (term) => {
    checkEquals(term)
    return { kind: 'set', operator: 'or', value: term.value.toLowerCase().split(',') }
  }),
  ...keys(['f', 'format', 'legal', 'legality'], (term) => {
    checkEquals(term)
    return { kind: 'legality', value: formatNamed(term) }
  }),
  ...keys(['r', 'rarity'], rarityFilter),
  ...keys(['is'], propertyFilter),
  ...keys(['not'], (term) => ({ kind: 'not', filter: propertyFilter(term) })),
  ...keys(['produces'], producesFilter),
  ...keys(['kw', 'keyword'], (term) => {
    checkEquals(term)
    return { kind: 'keyword', value: term.value.toLowerCase() }
  }),
  ...keys(['m', 'mana'], costFilter),
  ...keys(['cn', 'number'], (term) => {
    checkEquals(term)
    return { kind: 'collector', value: term.value.toLowerCase() }
  }),
  ...keys(['in'], (term) => {
    checkEquals(term)
    return { kind: 'in', operator: 'or', value: term.value.toLowerCase().split(',') }
  }),
  ...keys(['st', 'settype'], (term) => {
    checkEquals(term)
    return { kind: 'set_type', value: setTypeNamed(term) }
  }),
}

function keys(names: readonly string[], reader: Reader): Readonly<Record<string, Reader>> {
  return Object.fromEntries(names.map((name) => [name, reader]))
}

/**
 * Returns the filter of one term. Refuses an unknown key or a comparison that makes no sense, naming the
 * term.
 */
export function filterOfTerm(term: QueryTerm): CardFilter {
  const { key, value, isNot } = term
  if (value.trim() === '') throw unreadable(`There is nothing to look for in "${term.term}".`)
  const textKind = key === undefined ? 'name' : TEXT_KEYS[key]
  if (!term.isQuoted) checkPlain(term, textKind === 'name')
  if (textKind === 'type' && /[,;:]/.test(value))
    throw unreadable(`"${term.term}" is no type of cards: put a blank between two terms.`)
  if (textKind !== undefined) {
    if (term.operator !== undefined) checkEquals(term)
    return { kind: textKind, operator: isNot ? 'not' : 'and', value }
  }
  const filter = plainFilter(term)
  return isNot ? { kind: 'not', filter } : filter
}

/** What stands between the names of two faces, or before the second of them. */
const NAME_AFTER_SLASH = /^\/+[\p{L}\p{N}\p{M}',.!?-]*$/u
/** Signs of the language that are in no name of a card. */
const SIGN_IN_NAME = /^[:!]|[<>=≤≥≠|]/

/** Refuses a value without quotes that was meant to be more than a text. */
function checkPlain({ term, key, value, isNot }: QueryTerm, isName: boolean): void {
  if (value.startsWith('/') && !(isName && NAME_AFTER_SLASH.test(value)))
    throw unreadable(`"${term}": regular expressions are not supported; put the text in quotes.`)
  if (value.startsWith("'")) throw unreadable(`In "${term}" a quote is opened and never closed.`)
  if (isName && value.includes('*'))
    throw unreadable(`"${term}": a star stands for nothing. A part of the name is enough.`)
  if (key !== undefined) {
    if (key !== '!' && /^[:=<>!≤≥≠]/.test(value))
      throw unreadable(`"${term}" has two signs behind "${key}": one of them is enough.`)
    return
  }
  if (isNot && value.startsWith('-'))
    throw unreadable(`"${term}" has two minus signs: one of them is enough.`)
  if (SIGN_IN_NAME.test(value))
    throw unreadable(
      `"${term}" cannot be read: write a comparison like mv<=3, without blanks, and a name with such signs in quotes.`,
    )
}

function plainFilter(term: QueryTerm): CardFilter {
  const { key = '', value } = term
  if (key === '!') return { kind: 'exact', value }
  const numberKind = NUMBER_KEYS[key]
  if (numberKind !== undefined) return numberFilter(term, numberKind)
  const colorKind = COLOR_KEYS[key]
  if (colorKind !== undefined) return colorFilter(term, colorKind)
  const reader = OTHER_KEYS[key]
  if (reader === undefined)
    throw unreadable(`"${term.term}" is not supported: there is no "${key}".${didYouMean(KEYS, key)}`)
  return reader(term)
}

const ALL_KEYS: readonly string[] = [
  ...[TEXT_KEYS, NUMBER_KEYS, COLOR_KEYS, OTHER_KEYS].flatMap((some) => Object.keys(some)),
  ...ORDER_KEYS,
]
const KEYS = ALL_KEYS.filter((key) => key.length > 2)

/** True when a term may begin with this key, in lower case. */
export const isQueryKey = (key: string): boolean => ALL_KEYS.includes(key)

const FORMATS = [...LEGALITY_FORMATS, ...NEWER_FORMATS]
/** What players call formats. */
const FORMATS_ALSO: Readonly<Record<string, string>> = {
  edh: 'commander',
  cedh: 'commander',
  pdh: 'paupercommander',
}

function formatNamed({ term, value }: QueryTerm): string {
  const word = value.toLowerCase()
  const format = FORMATS_ALSO[word] ?? word
  if (FORMATS.includes(format)) return format
  throw unreadable(`"${term}": there is no format "${word}".${didYouMean(FORMATS, word)}`)
}

function setTypeNamed({ term, value }: QueryTerm): string {
  const word = value.toLowerCase().replaceAll(' ', '_')
  const types = [...SET_TYPE_ORDER, 'eternal']
  if (types.includes(word)) return word
  throw unreadable(`"${term}": there is no type of set "${word}".${didYouMean(types, word)}`)
}

/** From the most common to the rarest, with the letters that abbreviate them. */
const RARITY_ORDER: readonly (readonly [Rarity, string])[] = [
  ['common', 'c'],
  ['uncommon', 'u'],
  ['rare', 'r'],
  ['special', 's'],
  ['mythic', 'm'],
  ['bonus', 'b'],
]

function rarityFilter({ term, operator = ':', value }: QueryTerm): CardFilter {
  const word = value.toLowerCase()
  const at = RARITY_ORDER.findIndex(([rarity, letter]) => word === rarity || word === letter)
  if (at < 0) throw unreadable(`"${term}" is not a rarity: common, uncommon, rare, mythic, special or bonus.`)
  const fits = (place: number): boolean =>
    operator === '!='
      ? place !== at
      : (operator.includes('<') && place < at) ||
        (operator.includes('>') && place > at) ||
        (place === at && operator !== '<' && operator !== '>')
  const rarities = RARITY_ORDER.flatMap(([rarity], place) => (fits(place) ? [rarity] : []))
  if (rarities.length === 0) throw unreadable(`"${term}" matches no rarity.`)
  return { kind: 'rarity', operator: 'or', value: rarities }
}

/** Synonyms. */
const ALSO: Readonly<Record<string, string>> = {
  modal_dfc: 'mdfc',
  multicolored: 'multicolor',
  colourless: 'colorless',
}

function propertyFilter(term: QueryTerm): CardFilter {
  checkEquals(term)
  const word = term.value.toLowerCase()
  const property = CARD_PROPERTIES.find((one) => one === (ALSO[word] ?? word))
  if (property === undefined)
    throw unreadable(
      `"${term.term}" is not known.${didYouMean(CARD_PROPERTIES, word)} A card can be: ${CARD_PROPERTIES.join(', ')}.`,
    )
  return { kind: 'is', value: property }
}

/** `m:2WW` has these symbols in its cost and maybe more, `m=2WW` just these, `m>2WW` more than these. */
function costFilter({ term, operator, value }: QueryTerm): CardFilter {
  const symbols = typedCost(value)
  if (symbols === undefined) throw unreadable(`"${term}" is not a mana cost: write it like 2WW or {2}{W/U}.`)
  switch (operator) {
    case '!=':
      return { kind: 'not', filter: { kind: 'cost', operator: '=', value: symbols } }
    case '=':
    case '>':
      return { kind: 'cost', operator, value: symbols }
    case ':':
    case '>=':
      return { kind: 'cost', operator: '>=', value: symbols }
    default:
      throw unreadable(`"${term}": compare costs with : = != > >=, and mana value with mv<=3.`)
  }
}

const MANA: readonly ManaLetter[] = [...COLOR_LETTERS, 'c']

function producesFilter(term: QueryTerm): CardFilter {
  checkEquals(term)
  const value = term.value.toLowerCase()
  if (!/^[wubrgc]+$/.test(value))
    throw unreadable(`"${term.term}" is not mana: use the letters w, u, b, r, g and c.`)
  return { kind: 'produces', value: MANA.filter((letter) => value.includes(letter)) }
}
