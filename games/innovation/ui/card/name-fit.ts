import type { Card } from '../../rules/facts/card'

/** The least size of type on a card, in px. */
const LEAST = 12
const MOST = 14
/** A narrower full card does not say its set. */
export const NARROW = 144
/** How wide the set stands beside the value: as in the style sheet. */
const SET = 30
/** How wide the letters of a name are, in ems of its bold type. */
const WIDTHS = [
  [/[iljtfrI'.,-]/, 0.35],
  [/[mwMW@]/, 0.9],
  [/[A-Z0-9]/, 0.69],
  [/[ ]/, 0.26],
] as const
const ANY_OTHER = 0.6

/**
 * Where a name stands and how large: in the band of a full card, in a band of two lines, or in a line below
 * the band.
 */
export interface NameFit {
  readonly size: number
  readonly place: 'band' | 'tall' | 'below'
  /** The name, with soft hyphens where a word of it is too long for its line. */
  readonly text: string
  /** The set gives way, so that two lines are enough. */
  readonly withoutSet?: true
}

interface CardSize {
  readonly size: CardForm
  readonly width: number
  readonly cell: number
}

/** `line`: value and name alone; `small`: name and icons; `full`: the text too. */
export type CardForm = 'line' | 'small' | 'full'

/** Fits a name to its card: it wraps or moves before it shrinks below 12 px, and is never cut. */
export function nameFit({ name, set, icons }: Card, { size, width, cell }: CardSize): NameFit {
  if (size === 'line') return { size: MOST, place: 'band', text: name }
  if (size === 'small') return { size: LEAST, place: 'band', text: textFor(name, width - 8) }
  if (icons.length > 4) return { size: sizeIn(width - 8, name), place: 'below', text: name }
  const besides = set === 'base' || width < NARROW ? 0 : SET
  const room = width - 2 * (cell + 6) - besides - 8
  if (LEAST * widthOf(name) <= room)
    return { size: sizeIn(room, name, Math.min(MOST, cell - 1)), place: 'band', text: name }
  if (linesOf(name, room / LEAST) <= 2) return { size: LEAST, place: 'tall', text: textFor(name, room) }
  const wider = room + besides
  if (linesOf(name, wider / LEAST) <= 2)
    return { size: LEAST, place: 'tall', text: textFor(name, wider), withoutSet: true }
  return { size: LEAST, place: 'below', text: textFor(name, width - 8) }
}

const textFor = (name: string, room: number): string =>
  name.split(' ').some((word) => LEAST * widthOf(word) > room) ? breakable(name) : name

const sizeIn = (room: number, name: string, most = MOST): number =>
  Math.round(10 * Math.max(LEAST, Math.min(most, room / widthOf(name)))) / 10

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? ANY_OTHER),
    0,
  )

const SOFT_HYPHEN = '\u00ad'
const HYPHEN = widthOf('-')

/**
 * How many lines so wide, in ems, a name takes, long words broken where they may be. For a part that is wider
 * no number of them is enough.
 */
function linesOf(name: string, room: number): number {
  let lines = 1
  let used = 0
  for (const word of breakable(name).split(' ')) {
    const parts = word.split(SOFT_HYPHEN)
    const whole = widthOf(parts.join('')) + (used > 0 ? widthOf(' ') : 0)
    if (used + whole <= room) {
      used += whole
      continue
    }
    if (used > 0) lines += 1
    used = 0
    for (const part of parts) {
      if (widthOf(part) > room) return Infinity
      const isNext = used > 0 && used + widthOf(part) + HYPHEN > room
      if (isNext) lines += 1
      used = (isNext ? 0 : used) + widthOf(part)
    }
  }
  return lines
}

/** Words with fewer letters fit the smallest card whole. */
const LONG_WORD = 9
/** Before a consonant, or a pair that begins a syllable, that a vowel follows. */
const SYLLABLE = /(?=(?:[bcdfgpt][lr]|[cpst]h|[bcdfghjklmnpqrstvwxz])[aeiouy])/g

/**
 * A name with soft hyphens in its long words, three letters from either end at least.
 * @internal
 */
export function breakable(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length < LONG_WORD ? word : syllablesOf(word).join(SOFT_HYPHEN)))
    .join(' ')
}

function syllablesOf(word: string): readonly string[] {
  const found = [...word.matchAll(SYLLABLE)].map(({ index }) => index)
  // In a pair such as `tr` both letters are found: the syllable begins with the first.
  const breaks = found.filter((at) => at >= 3 && at <= word.length - 3 && !found.includes(at - 1))
  return [0, ...breaks].map((at, index) => word.slice(at, breaks[index]))
}
