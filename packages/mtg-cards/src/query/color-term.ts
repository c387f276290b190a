import { COLOR_LETTERS, COLOR_WORDS, type ColorLetter } from '../card/card'
import { COLOR_NAMES, lettersOfColorName } from '../mana/color-names'
import { didYouMean } from '../names/nearest'
import type { CardFilter, CardNumberKind } from './card-filter'
import { numberFilter } from './number-term'
import { checkEquals, type QueryTerm } from './query-term'
import { unreadable } from './unreadable'

const COUNT_OF: Readonly<Record<'colors' | 'identity', CardNumberKind>> = {
  colors: 'color_count',
  identity: 'identity_count',
}

/**
 * `c:wu` has both and maybe more, `c=wu` exactly these, `c<=wu` one or both or none and no other; `c:c` has
 * none, `c:m` several, `c=2` two. A colon after the identity means "fits into", as for a commander's deck.
 */
export function colorFilter(term: QueryTerm, kind: 'colors' | 'identity'): CardFilter {
  const value = term.value.toLowerCase()
  if (/^\d$/.test(value)) return numberFilter(term, COUNT_OF[kind])
  if (value === 'm' || value === 'multi' || value === 'multicolor') {
    checkEquals(term)
    return { kind: COUNT_OF[kind], operator: '>=', value: 2 }
  }
  const flags = Object.fromEntries(
    colorLetters(term.term, value).map((letter) => [COLOR_WORDS[letter], true]),
  )
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
  if (operator === '<') throw unreadable(`"${term}": no card has fewer colors than none.`)
  return colorless
}

function colorLetters(term: string, value: string): readonly ColorLetter[] {
  if (value === 'c') return []
  const named = lettersOfColorName(value)
  if (named !== undefined) return named
  const letters = COLOR_LETTERS.filter((letter) => value.includes(letter))
  if (/^[wubrg]+$/.test(value)) return letters
  const near = value.length > 2 ? didYouMean(COLOR_NAMES, value) : ''
  throw unreadable(`"${term}" is not a color: use the letters w, u, b, r, g, or c for colorless.${near}`)
}
