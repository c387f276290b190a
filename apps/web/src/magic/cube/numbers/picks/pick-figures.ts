import type { CardPicks, PickSums } from '@parlour/protocol'
import { type Figure, meanOf, shareOf } from './intervals'

/** Whose picks are looked at. */
export const DRAFTERS = ['people', 'bots'] as const
export type Drafters = (typeof DRAFTERS)[number]

/** What is known of how a card is drafted. A figure from too few picks is left out. */
export interface PickFigures {
  readonly name: string
  readonly seen: number
  readonly picked: number
  /** The average pick of its pack that it was taken as, from 1. */
  readonly takenAt: Figure | undefined
  /** The average size of the packs that it was taken from. */
  readonly packSize: number
  /** How often it was taken when it was seen. */
  readonly pickRate: Figure | undefined
  /** How often it was the last card of its pack, of the times it was taken. */
  readonly lastPick: Figure | undefined
  /** How often it came back to whoever passed it on from a pack of their own that comes back. */
  readonly wheel: Figure | undefined
}

/** Returns what these drafters did with each card, without the cards that none of them saw. */
export const pickFigures = (cards: readonly CardPicks[], drafters: Drafters): readonly PickFigures[] =>
  cards.map((card) => figuresOf(card.name, card[drafters])).filter(({ seen }) => seen > 0)

const figuresOf = (name: string, sums: PickSums): PickFigures => ({
  name,
  seen: sums.seen,
  picked: sums.taken,
  takenAt: meanOf(sums.places, sums.placesSquared, sums.taken),
  packSize: sums.taken === 0 ? 0 : sums.sizes / sums.taken,
  pickRate: shareOf(sums.taken, sums.seen),
  lastPick: shareOf(sums.last, sums.taken),
  wheel: shareOf(sums.wheeled, sums.passed),
})

/** A column of the table of picks. */
export interface PickColumn {
  readonly id: Exclude<keyof PickFigures, 'packSize'>
  readonly word: string
  /** What it counts, in a sentence. */
  readonly meaning: string
  /** Which end of the order is shown first. */
  readonly first: 'ascending' | 'descending'
}

export const PICK_COLUMNS: readonly PickColumn[] = [
  { id: 'name', word: 'card', meaning: 'The name of the card', first: 'ascending' },
  {
    id: 'takenAt',
    word: 'taken at',
    meaning: 'The average pick of its pack that the card was taken as',
    first: 'ascending',
  },
  { id: 'seen', word: 'seen', meaning: 'Picks from packs that held the card', first: 'descending' },
  { id: 'picked', word: 'picked', meaning: 'How often the card was taken', first: 'descending' },
  {
    id: 'pickRate',
    word: 'pick rate',
    meaning: 'How often the card was taken when it was seen',
    first: 'descending',
  },
  {
    id: 'lastPick',
    word: 'last pick',
    meaning: 'How often the card was the last one of its pack, of the times it was taken',
    first: 'descending',
  },
  {
    id: 'wheel',
    word: 'wheels',
    meaning: 'How often the card came back after the drafter who opened its pack passed it on',
    first: 'descending',
  },
]

/** A column and the direction that the rows are in. */
export interface PickOrder {
  readonly by: PickColumn['id']
  readonly direction: PickColumn['first']
}

/** Returns the rows in an order: those without a figure last, equal ones by name. */
export function picksInOrder(
  rows: readonly PickFigures[],
  { by, direction }: PickOrder,
): readonly PickFigures[] {
  const sign = direction === 'ascending' ? 1 : -1
  const byName = (one: PickFigures, other: PickFigures) => one.name.localeCompare(other.name, 'en')
  return rows.toSorted((one, other) => {
    if (by === 'name') return sign * byName(one, other)
    const [a, b] = [numberOf(one[by]), numberOf(other[by])]
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined) || byName(one, other)
    return sign * (a - b) || byName(one, other)
  })
}

const numberOf = (figure: Figure | number | undefined): number | undefined =>
  typeof figure === 'object' ? figure.value : figure
