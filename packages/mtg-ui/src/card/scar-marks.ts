import { diffTokens, type ManaSymbol, parseRulesText, type RulesTextToken } from '@parlour/mtg-cards'

/** Private-use characters that carry the marks through the parser of rules texts. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const GAP = '\uE002'
const MARKS = /([\uE000-\uE002])/

/**
 * The current text with marks around what differs from the original, and where words are only missing (rules:
 * cards 5.3).
 */
export function markedDifference(original: string, current: string): string {
  return diffTokens(unmarked(original), unmarked(current))
    .map((piece) => {
      if (piece.kind === 'same') return piece.text
      return piece.kind === 'added' ? `${OPEN}${piece.text}${CLOSE}` : GAP
    })
    .join('')
}

/** The text without characters that would be read as marks. */
export function unmarked(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, '')
}

/** Neighboring words and symbols of one look. */
export interface TextRun {
  readonly reminder: boolean
  readonly scar: boolean
  readonly parts: readonly (string | { readonly symbol: ManaSymbol })[]
  /** Words of the original are missing here. */
  readonly gap?: true
}

/** A rules text, marked or not, as lines of runs to draw. */
export function textRuns(text: string): readonly (readonly TextRun[])[] {
  let scar = false
  return parseRulesText(text).map((tokens) => {
    const runs: TextRun[] = []
    for (const { token, reminder } of flat(tokens)) {
      for (const piece of piecesOf(token)) {
        if (piece === OPEN) scar = true
        else if (piece === CLOSE) scar = false
        else if (piece === GAP) runs.push({ reminder, scar: true, parts: [], gap: true })
        else addPiece(runs, { reminder, scar, parts: [piece] })
      }
    }
    return runs
  })
}

type Plain = Exclude<RulesTextToken, { readonly kind: 'reminder' }>

interface FlatToken {
  readonly token: Plain
  readonly reminder: boolean
}

function flat(tokens: readonly RulesTextToken[]): readonly FlatToken[] {
  return tokens.flatMap((token): readonly FlatToken[] =>
    token.kind === 'reminder'
      ? token.tokens.map((inner) => ({ token: inner, reminder: true }))
      : [{ token, reminder: false }],
  )
}

function piecesOf(token: Plain): readonly (string | { readonly symbol: ManaSymbol })[] {
  if (token.kind === 'symbol') return [{ symbol: token.symbol }]
  return token.text.split(MARKS).filter((piece) => piece !== '')
}

function addPiece(runs: TextRun[], run: TextRun): void {
  const last = runs.at(-1)
  if (last && last.gap !== true && last.reminder === run.reminder && last.scar === run.scar) {
    runs[runs.length - 1] = { ...last, parts: [...last.parts, ...run.parts] }
  } else runs.push(run)
}
