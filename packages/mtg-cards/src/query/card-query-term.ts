import { Refusal } from '@parlour/kernel'
import { COLOR_LETTERS, type ColorLetter, type ManaLetter, type Rarity } from '../card/card'
import type {
  CardFilter,
  CardNumberKind,
  ColorFlags,
  NumberFilterKind,
  NumberOperator,
  TextFilterKind,
} from './card-filter'
import { CARD_PROPERTIES } from './card-properties'
import { lettersOfColorName } from '../mana/color-names'
import { typedCost } from './cost-marks'

/** One term of a query: `-t:"elf lord"` is negated, with key `t`, operator `:`, value `elf lord`. */
export interface QueryTerm {
  /** As it was typed, for error messages. */
  readonly term: string
  readonly isNot: boolean
  /** In lower case; absent for a name, `!` for a whole name. */
  readonly key: string | undefined
  readonly operator: string | undefined
  readonly value: string
  readonly isQuoted: boolean
}

type Reader = (term: QueryTerm) => CardFilter

const TEXT_KEYS: Readonly<Record<string, TextFilterKind>> = {
  n: 'name',
  name: 'name',
  t: 'type',
  type: 'type',
  o: 'text',
  oracle: 'text',
  text: 'text',
  ft: 'flavor',
  flavor: 'flavor',
  a: 'artist',
  artist: 'artist',
}
const NUMBER_KEYS: Readonly<Record<string, NumberFilterKind>> = {
  cmc: 'cmc',
  mv: 'cmc',
  manavalue: 'cmc',
  pow: 'power',
  power: 'power',
  tou: 'toughness',
  toughness: 'toughness',
  loy: 'loyalty',
  loyalty: 'loyalty',
  def: 'defense',
  defense: 'defense',
  year: 'year',
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
    return { kind: 'legality', value: term.value.toLowerCase() }
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
}

function keys(names: readonly string[], reader: Reader): Readonly<Record<string, Reader>> {
  return Object.fromEntries(names.map((name) => [name, reader]))
}

/** Returns the filter of one term. Refuses an unknown key or a comparison that makes no sense, naming the term. */
export function filterOfTerm(term: QueryTerm): CardFilter {
  const { key, value, isNot } = term
  if (value.trim() === '') throw new Refusal(`There is nothing to look for in "${term.term}".`)
  if (value.startsWith('/') && !term.isQuoted)
    throw new Refusal(`"${term.term}": regular expressions are not supported; put the text in quotes.`)
  const textKind = key === undefined ? 'name' : TEXT_KEYS[key]
  if (textKind !== undefined) {
    if (term.operator !== undefined) checkEquals(term)
    return { kind: textKind, operator: isNot ? 'not' : 'and', value }
  }
  const filter = plainFilter(term)
  return isNot ? { kind: 'not', filter } : filter
}

function plainFilter(term: QueryTerm): CardFilter {
  const { key = '', value } = term
  if (key === '!') return { kind: 'exact', value }
  const numberKind = NUMBER_KEYS[key]
  if (numberKind !== undefined) return numberFilter(term, numberKind)
  const colorKind = COLOR_KEYS[key]
  if (colorKind !== undefined) return colorFilter(term, colorKind)
  const reader = OTHER_KEYS[key]
  if (reader === undefined) throw new Refusal(`"${term.term}" is not supported: there is no "${key}".`)
  return reader(term)
}

function checkEquals({ term, operator }: QueryTerm): void {
  if (operator !== ':' && operator !== '=') throw new Refusal(`"${term}" needs a colon.`)
}

/** Numbers on cards come in halves, so 'less than 3' means at most 2.5. */
const STEP = 0.5

function numberFilter({ term, operator, value }: QueryTerm, kind: NumberFilterKind): CardFilter {
  const number = Number(value)
  if (Number.isNaN(number)) throw new Refusal(`"${term}" needs a number.`)
  if (operator === '!=') return { kind: 'not', filter: { kind, operator: '=', value: number } }
  const [op, limit]: readonly [NumberOperator, number] =
    operator === '<'
      ? ['<=', number - STEP]
      : operator === '>'
        ? ['>=', number + STEP]
        : [operator === '<=' || operator === '>=' ? operator : '=', number]
  return { kind, operator: op, value: limit }
}

const BOX_OF: Readonly<Record<ColorLetter, keyof ColorFlags>> = {
  w: 'white',
  u: 'blue',
  b: 'black',
  r: 'red',
  g: 'green',
}
const COUNT_OF: Readonly<Record<'colors' | 'identity', CardNumberKind>> = {
  colors: 'color_count',
  identity: 'identity_count',
}

/**
 * `c:wu` has both and maybe more, `c=wu` exactly these, `c<=wu` one or both or none and no other; `c:c` has none, `c:m` several,
 * `c=2` two. A colon after the identity means "fits into", as for a commander's deck.
 */
function colorFilter(term: QueryTerm, kind: 'colors' | 'identity'): CardFilter {
  const value = term.value.toLowerCase()
  if (/^\d$/.test(value)) return numberFilter(term, COUNT_OF[kind])
  if (value === 'm' || value === 'multi' || value === 'multicolor') {
    checkEquals(term)
    return { kind: COUNT_OF[kind], operator: '>=', value: 2 }
  }
  const flags = Object.fromEntries(colorLetters(term.term, value).map((letter) => [BOX_OF[letter], true]))
  const exactly: CardFilter = { kind, ...flags, only: true }
  if (Object.keys(flags).length === 0) return colorlessFilter(term, exactly)
  const isAll: CardFilter = { kind, ...flags }
  const fits: CardFilter = {
    kind: 'any',
    filters: [
      { ...exactly, or: true },
      { kind, only: true },
    ],
  }
  switch (term.operator) {
    case ':':
      return kind === 'identity' ? fits : isAll
    case '=':
      return exactly
    case '!=':
      return { kind: 'not', filter: exactly }
    case '<=':
      return fits
    case '<':
      return { kind: 'all', filters: [fits, { kind: 'not', filter: exactly }] }
    case '>':
      return { kind: 'all', filters: [isAll, { kind: 'not', filter: exactly }] }
    default:
      return isAll
  }
}

function colorlessFilter({ operator, term }: QueryTerm, colorless: CardFilter): CardFilter {
  if (operator === '!=' || operator === '>') return { kind: 'not', filter: colorless }
  if (operator === '<') throw new Refusal(`"${term}": no card has fewer colors than none.`)
  return colorless
}

function colorLetters(term: string, value: string): readonly ColorLetter[] {
  if (value === 'c') return []
  const named = lettersOfColorName(value)
  if (named !== undefined) return named
  const letters = COLOR_LETTERS.filter((letter) => value.includes(letter))
  if (/^[wubrg]+$/.test(value)) return letters
  throw new Refusal(`"${term}" is not a color: use the letters w, u, b, r, g, or c for colorless.`)
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
  if (at < 0)
    throw new Refusal(`"${term}" is not a rarity: common, uncommon, rare, mythic, special or bonus.`)
  const fits = (place: number): boolean =>
    operator === '!='
      ? place !== at
      : (operator.includes('<') && place < at) ||
        (operator.includes('>') && place > at) ||
        (place === at && operator !== '<' && operator !== '>')
  const rarities = RARITY_ORDER.flatMap(([rarity], place) => (fits(place) ? [rarity] : []))
  if (rarities.length === 0) throw new Refusal(`"${term}" matches no rarity.`)
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
    throw new Refusal(`"${term.term}" is not known. A card can be: ${CARD_PROPERTIES.join(', ')}.`)
  return { kind: 'is', value: property }
}

/** `m:2WW` has these symbols in its cost and maybe more, `m=2WW` just these, `m>2WW` more than these. */
function costFilter({ term, operator, value }: QueryTerm): CardFilter {
  const symbols = typedCost(value)
  if (symbols === undefined) throw new Refusal(`"${term}" is not a mana cost: write it like 2WW or {2}{W/U}.`)
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
      throw new Refusal(`"${term}": compare costs with : = != > >=, and mana value with mv<=3.`)
  }
}

const MANA: readonly ManaLetter[] = [...COLOR_LETTERS, 'c']

function producesFilter(term: QueryTerm): CardFilter {
  checkEquals(term)
  const value = term.value.toLowerCase()
  if (!/^[wubrgc]+$/.test(value))
    throw new Refusal(`"${term.term}" is not mana: use the letters w, u, b, r, g and c.`)
  return { kind: 'produces', value: MANA.filter((letter) => value.includes(letter)) }
}
