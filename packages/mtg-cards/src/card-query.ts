import { Refusal } from '@parlour/kernel'
import { COLOR_LETTERS, type ColorLetter } from './card'
import type { CardFilter, ColorFlags, NumberFilterKind, NumberOperator, TextFilterKind } from './card-filter'
import { lettersOfColorName } from './color-names'
import { straightQuotes } from './lookup-key'

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
}
const COLOR_KEYS: Readonly<Record<string, 'colors' | 'identity'>> = {
  c: 'colors',
  color: 'colors',
  colors: 'colors',
  id: 'identity',
  ci: 'identity',
  identity: 'identity',
}
const SET_KEYS: readonly string[] = ['s', 'e', 'set', 'edition']
const LEGALITY_KEYS: readonly string[] = ['f', 'format', 'legal', 'legality']

/** `-`, a key with its operator, and a word or a text in quotes; or a word or text alone, which is part of a name. */
const TERM = /(-?)(?:([a-z]+)(<=|>=|[:=<>]))?(?:"([^"]*)"|([^\s"]+))/giy

/**
 * Reads one line of the query language that card players know, such as `t:creature c:wu cmc<=3 o:"draw a card"`, into the
 * list of filters (CARDS.md 8). Terms are combined with AND; a term without a key is part of the name; `-` before a term
 * of text means 'not'. Refuses, naming it, what it cannot read or what the filters cannot say.
 */
export function parseCardQuery(line: string): readonly CardFilter[] {
  const text = straightQuotes(line).trim()
  const filters: CardFilter[] = []
  let at = 0
  while (at < text.length) {
    TERM.lastIndex = at
    const match = TERM.exec(text)
    if (match === null) throw new Refusal(`The query cannot be read from here on: ${text.slice(at)}`)
    const [term, minus, key, operator, quoted, plain] = match
    const value = quoted ?? plain ?? ''
    filters.push(filterOf({ term, isNot: minus === '-', key: key?.toLowerCase(), operator, value }))
    at = TERM.lastIndex
    while (text[at] === ' ' || text[at] === '\t') at += 1
  }
  return filters
}

interface Term {
  readonly term: string
  readonly isNot: boolean
  readonly key: string | undefined
  readonly operator: string | undefined
  readonly value: string
}

function filterOf(term: Term): CardFilter {
  const { key, value } = term
  if (value === '') throw new Refusal(`There is nothing to look for in "${term.term}".`)
  if (key === undefined) return nameFilter(term)
  const textKind = TEXT_KEYS[key]
  if (textKind !== undefined) return textFilter(term, textKind)
  if (term.isNot) throw new Refusal(`"${term.term}" cannot be turned round: only words and texts can.`)
  const numberKind = NUMBER_KEYS[key]
  if (numberKind !== undefined) return numberFilter(term, numberKind)
  const colorKind = COLOR_KEYS[key]
  if (colorKind !== undefined) return { kind: colorKind, ...colorFlags(term) }
  if (SET_KEYS.includes(key)) {
    checkEquals(term)
    return { kind: 'set', operator: 'or', value: value.toLowerCase().split(',') }
  }
  if (LEGALITY_KEYS.includes(key)) {
    checkEquals(term)
    return { kind: 'legality', value: value.toLowerCase() }
  }
  throw new Refusal(`"${term.term}" is not known: there is no "${key}".`)
}

function nameFilter(term: Term): CardFilter {
  const { value } = term
  if (/^(?:or|and|not)$/i.test(value) || /^[()]|[()]$/.test(value))
    throw new Refusal(`"${value}" cannot be used: all terms must fit, there are no groups.`)
  return textFilter(term, 'name')
}

function textFilter(term: Term, kind: TextFilterKind): CardFilter {
  if (term.operator !== undefined) checkEquals(term)
  return { kind, operator: term.isNot ? 'not' : 'and', value: term.value }
}

function checkEquals({ term, operator }: Term): void {
  if (operator !== ':' && operator !== '=') throw new Refusal(`"${term}" needs a colon.`)
}

/** Numbers of cards come in halves, so that less than 3 means 2.5 at most. */
const STEP = 0.5

function numberFilter({ term, operator, value }: Term, kind: NumberFilterKind): CardFilter {
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) throw new Refusal(`"${term}" needs a number.`)
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

/** `c:wu` has both and maybe more, `c=wu` exactly these, `c<=wu` one or both and no other; `c:c` has none. */
function colorFlags({ term, operator, value }: Term): ColorFlags {
  const letters = colorLetters(term, value.toLowerCase())
  if (letters.length === 0) return { only: true }
  const boxes = Object.fromEntries(letters.map((letter) => [BOX_OF[letter], true]))
  if (operator === ':' || operator === '>=') return boxes
  if (operator === '=') return { ...boxes, only: true }
  if (operator === '<=') return { ...boxes, only: true, or: true }
  throw new Refusal(`"${term}" cannot be compared so: colours take :, =, <= and >=.`)
}

function colorLetters(term: string, value: string): readonly ColorLetter[] {
  if (value === 'c') return []
  const named = lettersOfColorName(value)
  if (named !== undefined) return named
  const letters = COLOR_LETTERS.filter((letter) => value.includes(letter))
  if (/^[wubrg]+$/.test(value)) return letters
  throw new Refusal(`"${term}" names no colour: use the letters w, u, b, r, g, or c for colourless.`)
}
