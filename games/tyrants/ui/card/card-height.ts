import type { Card } from '../../rules/facts/card'

/** What is written on a card. */
export type CardWords = Pick<Card, 'name' | 'text'>

/** The usual size of the words on a card, in px: the figures below are of it. */
export const CARD_TYPE = 12
const LINE = 14.4
const NAME_LINE = 13.2
const LEAST_NAME = 28
/** The foot, the edges, and the room above the words. */
const REST = 21
/** The words of a card do not reach its edges; its name leaves the price free. */
const BESIDE_WORDS = 15
const BESIDE_NAME = 26
/** Bold letters are this much wider. */
const BOLD = 1.08
/** A card with next to no words is not lower than this. */
const LEAST = 64

/** Widths of letters at 12 px, in px; any other is as wide as `OTHER`. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["iljI.,'’:;|!()", 3.5],
  [' ftr-', 4.6],
  ['mwMW', 10],
  ['ABCDEFGHJKLNOPQRSTUVXYZ+>', 8.2],
]
const OTHER = 7
const widths = new Map(WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])))

/**
 * Returns how high a card of a width must be so that all its words have room in a type of `size` px: an
 * estimate in px, from the widths of letters and the breaks between words, that may be a line too high.
 */
export function cardHeight({ name, text }: CardWords, width: number, size = CARD_TYPE): number {
  const scale = size / CARD_TYPE
  const nameLines = linesIn(name, (width - BESIDE_NAME) / BOLD / scale)
  const textLines = text.reduce((sum, line) => sum + linesIn(line, (width - BESIDE_WORDS) / scale), 0)
  const head = Math.max(LEAST_NAME, nameLines * NAME_LINE * scale + 2)
  return Math.ceil(Math.max(LEAST, head + textLines * LINE * scale + REST))
}

/** How many lines some words take. */
function linesIn(words: string, width: number): number {
  let lines = 1
  let used = 0
  for (const word of words.split(' ')) {
    const wide = widthOf(word)
    if (used > 0 && used + widthOf(' ') + wide > width) {
      lines += 1
      used = wide
    } else used += (used > 0 ? widthOf(' ') : 0) + wide
  }
  return lines
}

function widthOf(word: string): number {
  let sum = 0
  for (const letter of word) sum += widths.get(letter) ?? OTHER
  return sum
}
