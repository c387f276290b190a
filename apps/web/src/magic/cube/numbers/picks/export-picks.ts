import { csvField } from '@parlour/mtg-cards'
import type { CubePicks } from '@parlour/protocol'
import type { Figure } from './intervals'
import { DRAFTERS, type PickFigures, pickFigures } from './pick-figures'

type WrittenFigure = readonly [name: string, figure: Figure | undefined]

const figuresIn = ({ takenAt, pickRate, lastPick, wheel }: PickFigures): readonly WrittenFigure[] => [
  ['taken at', takenAt],
  ['pick rate', pickRate],
  ['last pick', lastPick],
  ['wheel', wheel],
]

const HEAD = [
  ...['name', 'drafters', 'seen', 'picked'],
  ...['taken at', 'pick rate', 'last pick', 'wheel'].flatMap((name) => [name, `${name} low`, `${name} high`]),
]

const decimals = (value: number | undefined): string =>
  value === undefined ? '' : String(Math.round(value * 1e4) / 1e4)

/**
 * Returns the picks of a cube as comma separated values: a line for each card and sort of drafters, each
 * figure with the ends of its interval, empty where too few picks were counted.
 */
export function exportPicksCsv({ cards }: CubePicks): string {
  const rows = DRAFTERS.flatMap((drafters) =>
    pickFigures(cards, drafters).map((row) => [
      ...[row.name, drafters, String(row.seen), String(row.picked)],
      ...figuresIn(row).flatMap(([, figure]) =>
        [figure?.value, figure?.low, figure?.high].map((value) => decimals(value)),
      ),
    ]),
  )
  return `${[HEAD, ...rows].map((row) => row.map(csvField).join(',')).join('\n')}\n`
}

/** Returns the counts and figures of the picks of a cube as JSON. */
export function exportPicksJson(cubeName: string, { drafts, cards }: CubePicks): string {
  const written = Object.fromEntries(
    DRAFTERS.map((drafters) => [drafters, pickFigures(cards, drafters).map(jsonRow)]),
  )
  return `${JSON.stringify({ cube: cubeName, drafts, ...written }, null, 2)}\n`
}

const jsonRow = ({ name, seen, picked, takenAt, pickRate, lastPick, wheel }: PickFigures) => ({
  ...{ name, seen, picked },
  ...{
    takenAt: takenAt ?? null,
    pickRate: pickRate ?? null,
    lastPick: lastPick ?? null,
    wheel: wheel ?? null,
  },
})
