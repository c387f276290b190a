// The package's own entry brings its differences of words, CSS and JSON into the browser too.
import { diffArrays } from 'diff/lib/diff/array.js'

/**
 * A piece of the current text: unchanged, new (with the original words it stands for, if any), or the place
 * of words that were only deleted.
 */
export type WordDifference =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'added'; readonly text: string; readonly original: string }
  | { readonly kind: 'removed'; readonly original: string }

/** A run of symbols, a word, a run of blanks, or one other character (rules: cards 5.3). */
const TOKEN = /(?:\{[^{}]*\})+|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*|\s+|[^]/gu

/** The most words that may be new or deleted: the time grows with the square of their number. */
const MOST_EDITS = 1000

/**
 * Returns the word-level difference between the original and the current text, in the order of the current
 * one (rules: cards 5.3). Joining the texts of `same` and `added` gives the current text; joining those of
 * `same` with the originals gives the original. Neighboring changes with only blanks between them are one
 * piece; so are texts that have hardly anything in common.
 */
export function diffTokens(original: string, current: string): readonly WordDifference[] {
  return joinPieces(piecesOf(original, current)).map(asDifference)
}

function piecesOf(original: string, current: string): readonly Piece[] {
  const [before, after] = [original.match(TOKEN) ?? [], current.match(TOKEN) ?? []]
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS })
  if (changes === undefined) return [{ isChanged: true, old: original, now: current }]
  return changes.map(({ value, added, removed }) => {
    const text = value.join('')
    return { isChanged: added || removed, old: added ? '' : text, now: removed ? '' : text }
  })
}

interface Piece {
  readonly isChanged: boolean
  readonly old: string
  readonly now: string
}

function asDifference({ isChanged, old, now }: Piece): WordDifference {
  if (!isChanged) return { kind: 'same', text: now }
  return now === '' ? { kind: 'removed', original: old } : { kind: 'added', text: now, original: old }
}

/** Joins runs of equal kind, and a changed pair divided by nothing but blanks on one line. */
function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const isBlankBetween =
      !piece.isChanged &&
      /^[ \t]+$/.test(piece.now) &&
      joined.at(-1)?.isChanged === true &&
      pieces[index + 1]?.isChanged === true
    const last = joined.at(-1)
    const isChanged = piece.isChanged || isBlankBetween
    if (last?.isChanged === isChanged) {
      joined[joined.length - 1] = { isChanged, old: last.old + piece.old, now: last.now + piece.now }
    } else {
      joined.push(piece)
    }
  }
  return joined
}
