import type { CardFilter } from './card-filter'
import { type CardOrder, ORDER_KEYS, orderOfTerms } from './card-order'
import { filterOfTerm, isQueryKey } from './card-query-term'
import type { QueryTerm } from './query-term'
import { straightQuotes } from '../names/lookup-key'
import { unreadable } from './unreadable'

/**
 * Reads one line of the query language that card players know, such as `t:creature (c:wu or is:hybrid) cmc<=3
 * -o:"draw a card"`, into the list of filters (rules: cards 8). Terms that stand side by side must all fit;
 * `or` and parentheses group them; `-` before a term or a group means 'not'; a term without a key is part of
 * the name, `!` before it makes it the whole name. Refuses what it cannot read, and names it.
 */
export function parseCardQuery(line: string): readonly CardFilter[] {
  return readCardQuery(line).filters
}

/** What a query asks, and in which order it wants the answer. */
export interface CardQuery {
  readonly filters: readonly CardFilter[]
  readonly order: CardOrder | undefined
}

/** Reads a line of the query language with `order:mv direction:desc`, which may stand anywhere in it. */
export function readCardQuery(line: string): CardQuery {
  const tokens = tokensOf(straightQuotes(line).trim())
  const ordering = tokens.filter(isOrdering)
  const order = orderOfTerms(ordering.map(({ term }) => ({ ...term, key: term.key ?? '' })))
  const reader: Reader = { tokens: tokens.filter((token) => !isOrdering(token)), at: 0 }
  if (reader.tokens.length === 0) return { filters: [], order }
  const filter = readAlternatives(reader)
  if (reader.at < reader.tokens.length) throw unreadable('There is a ")" without a "(" before it.')
  return { filters: filter.kind === 'all' ? filter.filters : [filter], order }
}

type TermToken = Extract<Token, { readonly kind: 'term' }>
const isOrdering = (token: Token): token is TermToken =>
  token.kind === 'term' && !token.term.isNot && ORDER_KEYS.includes(token.term.key ?? '')

type Token =
  | { readonly kind: '(' | ')' | 'or' | 'and' }
  /** A minus before a group, or `not` before a group or a term. */
  | { readonly kind: '-' }
  | { readonly kind: 'term'; readonly term: QueryTerm }

const GROUPING = /-(?=\()|[()]/y
/** `not` before a term with a key or a group; elsewhere the word is part of a name. */
const NOT = /not\s+(?=\(|-?[a-z]+[:=<>≤≥≠])/iy
/**
 * `-`, a key with its operator or `!`, and a word or a text in quotes; or a word or text alone. Within single
 * quotes an apostrophe counts as one while the word goes on after it; a backslash before a quote takes it for
 * the text.
 */
const TERM =
  /(-?)(?:(!)|([a-z]+)(<=|>=|!=|==|=<|=>|[:=<>≤≥≠]))?(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.|'(?=[^\s()]))*)'(?=[\s()]|$)|([^\s"()]+))/iy
const ESCAPED = /\\(["'\\])/g
const OPERATORS_ALSO: Readonly<Record<string, string>> = {
  '==': '=',
  '=<': '<=',
  '=>': '>=',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
}
const WITHOUT_VALUE = /^-?(?:([a-z]+)(?:<=|>=|!=|==|=<|=>|[:=<>≤≥≠])|!)$|^-$/i
const GROUP_WORDS: Readonly<Record<string, 'or' | 'and'>> = {
  or: 'or',
  '|': 'or',
  '||': 'or',
  and: 'and',
  '&': 'and',
  '&&': 'and',
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    GROUPING.lastIndex = at
    NOT.lastIndex = at
    TERM.lastIndex = at
    const not = NOT.exec(text)?.[0]
    const mark = not ?? GROUPING.exec(text)?.[0]
    const match = mark === undefined ? TERM.exec(text) : null
    if (not !== undefined) tokens.push({ kind: '-' })
    else if (mark !== undefined) tokens.push({ kind: mark as '(' | ')' | '-' })
    else if (match === null || text[at + match[0].length] === '"')
      throw unreadable(`The query cannot be read from here: ${text.slice(at)}`)
    else tokens.push(wordToken(match))
    at += mark?.length ?? match?.[0].length ?? 0
    while (/\s/.test(text[at] ?? '')) at += 1
  }
  return tokens
}

function wordToken([term, minus, bang, key, operator, double, single, plain]: RegExpExecArray): Token {
  const quoted = double ?? single
  const isBare = quoted === undefined && key === undefined && minus === '' && bang === undefined
  const word = isBare ? GROUP_WORDS[plain?.toLowerCase() ?? ''] : undefined
  if (word !== undefined) return { kind: word }
  if (quoted === undefined) checkHasValue(term)
  return {
    kind: 'term',
    term: {
      term,
      isNot: minus === '-',
      key: bang ?? key?.toLowerCase(),
      operator: operator === undefined ? undefined : (OPERATORS_ALSO[operator] ?? operator),
      value: quoted?.replace(ESCAPED, '$1') ?? plain ?? '',
      isQuoted: quoted !== undefined,
    },
  }
}

/** A word with a colon that is no key, as in `Circle of Protection: Red`, is part of a name. */
function checkHasValue(term: string): void {
  const match = WITHOUT_VALUE.exec(term)
  if (match === null) return
  const key = match[1]?.toLowerCase()
  if (key !== undefined && term.endsWith(':') && !isQueryKey(key)) return
  const hint = key === undefined ? '' : ' Write the value right behind it, without a blank.'
  throw unreadable(`There is nothing to look for in "${term}".${hint}`)
}

/** The tokens and how many of them are read. */
interface Reader {
  readonly tokens: readonly Token[]
  at: number
}

function readAlternatives(reader: Reader): CardFilter {
  const filters = [readTogether(reader)]
  while (reader.tokens[reader.at]?.kind === 'or') {
    reader.at += 1
    filters.push(readTogether(reader))
  }
  return joined('any', filters)
}

function readTogether(reader: Reader): CardFilter {
  const filters: CardFilter[] = []
  for (;;) {
    const kind = reader.tokens[reader.at]?.kind
    const isBetween = kind === 'and' && filters.length > 0
    if (isBetween) reader.at += 1
    else if (kind === undefined || kind === 'or' || kind === ')') break
    filters.push(readOne(reader))
  }
  if (filters.length === 0) throw unreadable('Something is missing next to "or" or inside parentheses.')
  return joined('all', filters)
}

function readOne(reader: Reader): CardFilter {
  const token = reader.tokens[reader.at]
  reader.at += 1
  switch (token?.kind) {
    case 'term':
      return filterOfTerm(token.term)
    case '-':
      return { kind: 'not', filter: readOne(reader) }
    case '(': {
      const filter = readAlternatives(reader)
      if (reader.tokens[reader.at]?.kind !== ')') throw unreadable('A "(" is not closed.')
      reader.at += 1
      return filter
    }
    default:
      throw unreadable('Something is missing next to "and".')
  }
}

/** One filter stands for itself; groups of the same kind within a group are one group. */
function joined(kind: 'any' | 'all', filters: readonly CardFilter[]): CardFilter {
  const [only] = filters
  if (only !== undefined && filters.length === 1) return only
  return { kind, filters: filters.flatMap((one) => (one.kind === kind ? one.filters : [one])) }
}
