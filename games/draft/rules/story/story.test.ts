import type { RecordedAnswer } from '@parlour/kernel'
import { lineText } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import { fixtureSettings, startDraft } from '../testing/draft-fixture'
import type { DraftState, PackCard } from '../types'
import { mainColors, settledAt } from './colors'
import { curveParts } from './curve'
import { story } from './story'

const card = (colors: string): Pick<PackCard, 'colors'> => ({ colors })

/** A draft of ann and bob in which they took these cards of the fixture, which go by five colors. */
function drafted(picks: Readonly<Record<string, readonly string[]>>): DraftState {
  const { state } = startDraft({ names: ['ann', 'bob'], numPacks: 2, packSize: 5 })
  return {
    ...state,
    drafters: state.drafters.map((drafter) => ({ ...drafter, picked: picks[drafter.name] ?? [] })),
  }
}

const PICKS = {
  ann: ['ann0.1', 'ann0.2', 'bob0.1', 'bob0.2', 'ann1.1', 'ann1.2'],
  bob: ['ann0.3', 'ann0.4', 'bob0.3', 'bob0.4', 'ann1.3', 'ann1.5'],
}

describe('the colors of a drafter', () => {
  it('are the two of which most cards are, in their order', () => {
    expect(mainColors([card('G'), card('g'), card('WU'), card('W'), card('')])).toEqual(['W', 'G'])
    expect(mainColors([card('')])).toEqual([])
  })

  it('are settled with the pick after which they stayed', () => {
    expect(settledAt(['B', 'R', 'B', 'R', 'W', 'U', 'W', 'U', 'W'].map(card))).toBe(7)
    expect(settledAt(['W', 'U', 'B', 'W'].map(card))).toBe(1)
    expect(settledAt([card('')])).toBeUndefined()
  })
})

it('says that a draft is complete and has no winner', () => {
  expect(story.ending(drafted(PICKS))).toEqual({
    winners: [],
    words: 'The draft is complete: 2 drafters took 6 cards each',
    why: 'A draft has no winner of its own: the decks are played against each other.',
  })
})

it('draws the picks of each drafter pack by pack, and counts them by color', () => {
  const [cells, columns] = story.charts?.(drafted(PICKS)) ?? []
  expect(cells).toMatchObject({ kind: 'cells', groups: ['pack 1', 'pack 2'] })
  expect(
    cells?.kind === 'cells' &&
      cells.cells.map((packs) => packs.map((pack) => pack.map(({ letter }) => letter).join(''))),
  ).toEqual([
    ['WUW', 'UWU'],
    ['BRB', 'RBG'],
  ])
  expect(columns).toMatchObject({
    columns: ['W', 'U', 'B', 'R', 'G', '✳', '◇'],
    values: [
      [3, 3, 0, 0, 0, 0, 0],
      [0, 0, 3, 2, 1, 0, 0],
    ],
  })
})

it('counts the cards in the main colors of each drafter and beside them', () => {
  const state = drafted(PICKS)
  const rows = story.figures({ state, answers: [], log: [], standings: [] })
  expect(Object.fromEntries(rows.map(({ title, values }) => [title, values]))).toMatchObject({
    'main colors': ['W U', 'B R'],
    'cards in them': [6, 5],
    'of other colors': [0, 1],
    colorless: [0, 0],
  })
})

it('leads to the picks with which drafters came to the colors that they stayed with', () => {
  const answers = PICKS.ann.flatMap((_, at) =>
    ['ann', 'bob'].map(
      (actor, seat): RecordedAnswer => ({
        ...{ seq: 2 * at + seat + 1, actor, kind: 'draft-card', title: 'Draft Card' },
        ...{ selection: [], isUserResponse: true },
      }),
    ),
  )
  const late = drafted({
    ...PICKS,
    bob: ['ann0.5', 'ann0.3', 'ann1.5', 'ann0.4', 'bob0.3', 'bob0.4', 'ann1.3'],
  })
  const points = story.turningPoints?.({ state: late, answers, log: [], standings: [] }) ?? []
  expect(points.map(({ seq, size, lines }) => [seq, size, lines.map(lineText).join()])).toEqual([
    [3, 'pick 2', 'ann comes to white and blue and stays with them'],
    [12, 'pick 6', 'bob comes to black and red and stays with them'],
  ])
})

it('draws the mana curves of what is no land, and none where no card is known any more', () => {
  const values = new Map(
    fixtureSettings({ names: ['ann', 'bob'] })
      .packs.flat()
      .map(({ _id }, at) => [_id, at % 8]),
  )
  const { charts, figures } = curveParts(drafted(PICKS), (id) =>
    id === 'card ann0.1' ? undefined : (values.get(id) ?? 7),
  )
  const [chart] = charts
  if (chart?.kind !== 'columns') throw new Error('there is no curve')
  expect(chart.columns).toEqual(['0', '1', '2', '3', '4', '5', '6+'])
  expect(chart.values.map((own) => own.reduce((sum, count) => sum + count, 0))).toEqual([5, 6])
  expect(figures[0]?.title).toBe('average mana value')
  expect(curveParts(drafted(PICKS), () => undefined)).toEqual({ charts: [], figures: [] })
})
