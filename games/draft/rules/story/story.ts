import {
  type Cell,
  type Chart,
  type EndedGame,
  type FigureRow,
  logLine,
  type StoryRules,
  type TurningPoint,
} from '@parlour/kernel'
import { cardOf } from '../card-index'
import { DRAFTING } from '../facts/question-kinds'
import { passesPacks } from '../facts/ways'
import type { DraftState, PackCard } from '../types'
import { colorsOf, type ColorName, colorWords, mainColors, settledAt, toneOf } from './colors'

const MOST_POINTS = 3

/** The story of a draft: what each drafter took, by color. */
export const story: StoryRules<DraftState> = {
  unit: 'pack',
  courses: [],
  smallestSwing: 0,
  seats: ({ drafters }) => drafters.map(({ name }) => name),
  standing: () => undefined,
  ending: (state) => {
    const most = Math.max(...state.drafters.map(({ picked }) => picked.length))
    return {
      winners: [],
      words: passesPacks(state.settings)
        ? `The draft is complete: ${state.drafters.length} drafters took ${most} cards each`
        : `All decks are built: ${state.drafters.length} players opened ${most} cards each`,
      why: 'A draft has no winner of its own: the decks are played against each other.',
    }
  },
  figures: ({ state }) => figuresOf(state),
  charts: (state) => [picksByColor(state), cardsByColor(state)],
  turningPoints,
}

/** The picks of each drafter in their order, seat by seat. */
export const picksOf = ({ drafters, settings }: DraftState): readonly (readonly PackCard[])[] =>
  drafters.map(({ picked }) => picked.map((id) => cardOf(settings, id)))

function picksByColor(state: DraftState): Chart {
  const { numPacks } = state.settings
  return {
    kind: 'cells',
    title: 'colors',
    groups: Array.from({ length: numPacks }, (_, at) => `pack ${at + 1}`),
    cells: picksOf(state).map((picks) => {
      const size = Math.max(1, Math.ceil(picks.length / numPacks))
      return Array.from({ length: numPacks }, (_, at) => picks.slice(at * size, (at + 1) * size).map(cellOf))
    }),
  }
}

function cellOf(card: PackCard): Cell {
  const colors = colorsOf(card)
  const letter = colors.length === 0 ? '◇' : colors.length === 1 ? (colors[0] ?? '') : '✳'
  return { letter, words: `${card.name} (${colorWords(colors)})`, tone: toneOf(colors) }
}

const COLUMNS = ['W', 'U', 'B', 'R', 'G', '✳', '◇']

function cardsByColor(state: DraftState): Chart {
  return {
    kind: 'columns',
    title: 'cards by color',
    columns: COLUMNS,
    values: picksOf(state).map((picks) => {
      const letters = picks.map((card) => cellOf(card).letter)
      return COLUMNS.map((letter) => letters.filter((other) => other === letter).length)
    }),
  }
}

function figuresOf(state: DraftState): readonly FigureRow[] {
  const drafts = picksOf(state).map((picks) => ({ picks, main: mainColors(picks) }))
  const row = (
    title: string,
    count: (picks: readonly PackCard[], main: readonly ColorName[]) => number | string,
  ) => ({
    title,
    values: drafts.map(({ picks, main }) => count(picks, main)),
  })
  return [
    row('main colors', (_, main) => (main.length === 0 ? 'none' : main.join(' '))),
    row('cards in them', (picks, main) => picks.filter((card) => isWithin(card, main)).length),
    row(
      'of other colors',
      (picks, main) => picks.filter((card) => colorsOf(card).length > 0 && !isWithin(card, main)).length,
    ),
    row('colorless', (picks) => picks.filter((card) => colorsOf(card).length === 0).length),
    row('of several colors', (picks) => picks.filter((card) => colorsOf(card).length > 1).length),
  ]
}

const isWithin = (card: PackCard, main: readonly ColorName[]): boolean => {
  const colors = colorsOf(card)
  return colors.length > 0 && colors.every((color) => main.includes(color))
}

/** Where drafters came to the two colors that they stayed with: the last who did, in the order of picks. */
function turningPoints({ state, answers }: EndedGame<DraftState>): readonly TurningPoint[] {
  const picks = picksOf(state)
  return state.drafters
    .flatMap(({ name }, seat) => {
      const own = picks[seat] ?? []
      const at = settledAt(own)
      const drafted = answers.filter(
        ({ actor, kind }) => actor === name && (kind === DRAFTING || kind === ''),
      )
      const seq = at === undefined ? undefined : drafted[at]?.seq
      if (at === undefined || seq === undefined || at === 0) return []
      const values = { player: name, colors: colorWords(mainColors(own)) }
      return [{ at, seq, line: logLine('{player} comes to {colors} and stays with them', values) }]
    })
    .toSorted((one, other) => other.at - one.at)
    .slice(0, MOST_POINTS)
    .toSorted((one, other) => one.seq - other.seq)
    .map(({ at, seq, line }) => ({ seq, round: 0, lines: [line], size: `pick ${at + 1}` }))
}
