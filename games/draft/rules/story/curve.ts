import type { StoryParts } from '@parlour/kernel'
import type { DraftState } from '../types'
import { picksOf } from './story'

const COLUMNS = ['0', '1', '2', '3', '4', '5', '6+']

/**
 * Returns the mana curves of a draft that is over, given the mana value of a card by the id of its record:
 * undefined for lands, and for cards that are not there any more.
 */
export function curveParts(
  state: DraftState,
  manaValueOf: (recordId: string) => number | undefined,
): StoryParts {
  const values = picksOf(state).map((picks) => picks.flatMap(({ _id }) => manaValueOf(_id) ?? []))
  if (values.every((own) => own.length === 0)) return { charts: [], figures: [] }
  return {
    charts: [
      {
        kind: 'columns',
        title: 'curves',
        columns: COLUMNS,
        values: values.map((own) =>
          COLUMNS.map((_, at) => own.filter((value) => Math.min(value, COLUMNS.length - 1) === at).length),
        ),
      },
    ],
    figures: [{ title: 'average mana value', values: values.map(average) }],
  }
}

const average = (values: readonly number[]): number =>
  values.length === 0
    ? 0
    : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/** The ids of the records of all cards that were drafted. */
export const draftedRecords = (state: DraftState): readonly string[] => [
  ...new Set(picksOf(state).flatMap((picks) => picks.map(({ _id }) => _id))),
]
