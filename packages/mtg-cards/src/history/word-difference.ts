/**
 * A piece of the current text: unchanged, new (with the original words it stands for, if any), or the place of
 * words that were only deleted.
 */
export type WordDifference =
  | { readonly kind: 'same'; readonly text: string }
  | { readonly kind: 'added'; readonly text: string; readonly original: string }
  | { readonly kind: 'removed'; readonly original: string }

/** A run of symbols, a word, a run of blanks, or one other character (rules: cards 5.3). */
const TOKEN = /(?:\{[^{}]*\})+|[\p{L}\p{N}_]+(?:['’][\p{L}\p{N}_]+)*|\s+|[^]/gu

/**
 * Returns the word-level difference between the original and the current text, in the order of the current one
 * (rules: cards 5.3). Joining the texts of `same` and `added` gives the current text; joining those of `same` with
 * the originals gives the original. Neighboring changes with only blanks between them are one piece.
 */
export function diffTokens(original: string, current: string): readonly WordDifference[] {
  const before = original.match(TOKEN) ?? []
  const after = current.match(TOKEN) ?? []
  const pairs = commonTokens(before, after)
  const pieces: Piece[] = []
  let fromBefore = 0
  let fromAfter = 0
  for (const [atBefore, atAfter] of [...pairs, [before.length, after.length] as const]) {
    const old = before.slice(fromBefore, atBefore).join('')
    const now = after.slice(fromAfter, atAfter).join('')
    pieces.push({ isChanged: true, old, now })
    const same = after[atAfter] ?? ''
    pieces.push({ isChanged: false, old: same, now: same })
    fromBefore = atBefore + 1
    fromAfter = atAfter + 1
  }
  return joinPieces(pieces.filter(({ old, now }) => old !== '' || now !== '')).map(asDifference)
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

/** Returns the index pairs of a longest common subsequence of two token lists. */
function commonTokens(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let row = 0
  let column = 0
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}
