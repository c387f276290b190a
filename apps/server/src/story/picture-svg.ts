import type { LineChart } from '@parlour/kernel'
import { lineGeometry, type StoredStory } from '@parlour/protocol'

/** The size that chats and social pages show without cutting it. */
export const PICTURE = { width: 1200, height: 630 } as const

/** What a picture shows beside the story itself. */
export interface PictureHead {
  /** The game's title, such as `Innovation: Ultimate`. */
  readonly title: string
  /** What this one is called. */
  readonly name: string
}

const MARGIN = 56
const SEATS = ['#1447b8', '#84190f', '#0d7951', '#9b3d8d', '#7d6606', '#333b44']
const DASHES = ['', '14 6', '4 6', '20 6 4 6', '8 8', '2 10']
const [PAPER, RAISED, INK, MUTED, LINE, ACCENT] = [
  '#faf8f4',
  '#ffffff',
  '#22262b',
  '#62676e',
  '#e4dfd6',
  '#0f766e',
]

/** Returns the story of a game as a picture: who won and why, and its course where that is drawn in lines. */
export function pictureSvg({ title, name }: PictureHead, story: StoredStory): string {
  const { winners, words, why = '' } = story.ending
  const won = wrapped(`${listed(winners)} ${words}`.trim(), { size: 50, lines: 2 })
  const because = wrapped(why, { size: 27, lines: 2 })
  const below = 138 + won.length * 60
  const chart = story.charts.find((one) => one.kind === 'lines')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" font-family="Inter" fill="${INK}">
<rect width="100%" height="100%" fill="${PAPER}"/>
${text([MARGIN, 76], `Parlour`, { size: 30, weight: 600, fill: ACCENT })}
${text([MARGIN + 132, 76], title, { size: 28, fill: MUTED })}
${text([PICTURE.width - MARGIN, 76], short(name, 34), { size: 28, fill: MUTED, anchor: 'end' })}
${won.map((line, at) => text([MARGIN, 152 + at * 60], line, { size: 50, weight: 600 })).join('')}
${because.map((line, at) => text([MARGIN, below + 10 + at * 38], line, { size: 27, fill: MUTED })).join('')}
${chart === undefined ? standings(story) : course(chart, story.seats)}
${text([MARGIN, 602], factsOf(story), { size: 24, fill: MUTED })}
</svg>`
}

type Point = readonly [x: number, y: number]

interface TextStyle {
  readonly size: number
  readonly weight?: number
  readonly fill?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

function text([x, y]: Point, words: string, style: TextStyle): string {
  const { size, weight = 400, fill = INK, anchor = 'start' } = style
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const short = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words

/** A letter is about this wide, as a part of its size. */
const LETTER = 0.54

/** Breaks a sentence into lines that fit; what does not fit into the last one is cut with three dots. */
function wrapped(
  words: string,
  { size, lines }: { readonly size: number; readonly lines: number },
): readonly string[] {
  const most = Math.floor((PICTURE.width - 2 * MARGIN) / (size * LETTER))
  const rows: string[] = []
  for (const word of words.split(' ').filter((part) => part !== '')) {
    const row = rows.at(-1)
    if (row !== undefined && row.length + 1 + word.length <= most) rows[rows.length - 1] = `${row} ${word}`
    else rows.push(short(word, most))
  }
  if (rows.length <= lines) return rows
  return [...rows.slice(0, lines - 1), short(rows.slice(lines - 1).join(' '), most)]
}

const CHART = { width: 1088, height: 250, left: 44, right: 220, top: 16, bottom: 48, line: 30 }

/** The lines of a chart with the names at their ends. */
function course(chart: LineChart, seats: readonly string[]): string {
  const { values, rounds, lines } = lineGeometry(chart, CHART)
  const right = CHART.width - CHART.right
  const grid = values.map(
    ({ value, at }) =>
      `<path d="M${CHART.left} ${at}H${right}" stroke="${LINE}"/>${text([CHART.left - 10, at + 7], `${value}`, { size: 20, fill: MUTED, anchor: 'end' })}`,
  )
  const ticks = rounds.map(({ value, at }) =>
    text([at, CHART.height - 8], `${value}`, { size: 20, fill: MUTED, anchor: 'middle' }),
  )
  const drawn = lines.map(
    ({ path }, seat) =>
      `<path d="${path}" fill="none" stroke="${colorOf(seat)}" stroke-width="5" stroke-linejoin="round" stroke-dasharray="${DASHES[seat % DASHES.length]}"/>`,
  )
  const names = lines.map(({ last, nameAt }, seat) =>
    named(right + 14, nameAt, { seat, words: `${short(seats[seat] ?? '', 12)} ${last}` }),
  )
  return `<rect x="${MARGIN - 16}" y="308" width="${CHART.width + 32}" height="262" rx="14" fill="${RAISED}" stroke="${LINE}"/><g transform="translate(${MARGIN} 314)">${[...grid, ...ticks, ...drawn, ...names].join('')}${text([right + 14, CHART.height - 8], `${chart.title} by ${chart.unit}`, { size: 18, fill: MUTED })}</g>`
}

/** The seats alone, where nothing was drawn in lines. */
function standings({ seats }: StoredStory): string {
  return seats
    .slice(0, 8)
    .map((seat, at) =>
      named(MARGIN + (at % 2) * 544, 360 + Math.floor(at / 2) * 52, { seat: at, words: short(seat, 24) }),
    )
    .join('')
}

const colorOf = (seat: number): string => SEATS[seat % SEATS.length] ?? INK

function named(
  x: number,
  y: number,
  { seat, words }: { readonly seat: number; readonly words: string },
): string {
  return `<g fill="${colorOf(seat)}" transform="translate(${x} ${y - 9})">${SHAPES[seat % SHAPES.length]}</g>${text([x + 28, y + 8], words, { size: 24, weight: 600 })}`
}

/** The shapes of the first seats, in a square of 18. */
const SHAPES = [
  '<circle cx="9" cy="9" r="9"/>',
  '<path d="M9 1L18 17H0Z"/>',
  '<path d="M1 1H17V17H1Z"/>',
  '<path d="M9 -1L19 9L9 19L-1 9Z"/>',
  '<path d="M6 0H12V6H18V12H12V18H6V12H0V6H6Z"/>',
  '<path d="M9 0L12 6L18 7L14 11L15 18L9 14L3 18L4 11L0 7L6 6Z"/>',
]

const factsOf = ({ rounds, unit, answers }: StoredStory): string =>
  [...(rounds > 0 ? [counted(rounds, unit)] : []), counted(answers, 'answer')].join(', ')

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
