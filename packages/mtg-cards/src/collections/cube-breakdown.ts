import type { Card, CardData } from '../card/card'
import { frontColors, frontFaces } from '../card/card-colors'
import { cardManaValue } from '../card/card-mana-value'
import type { CardOrder } from '../query/card-order'
import { sortByOrder } from './card-order'
import { colorName, MULTICOLOR_NAMES } from '../mana/color-names'
import { groupBy } from './group-by'
import { isLand, typeWords } from '../card/type-line'

/** The columns of the cube breakdown in order (rules: cards 7.1; screens 2.2). */
export const CUBE_COLUMNS = [
  'white',
  'blue',
  'black',
  'red',
  'green',
  'multicolor',
  'colorless',
  'land',
] as const
export type CubeColumn = (typeof CUBE_COLUMNS)[number]

/** The sections of the color and colorless columns; the first that matches wins. */
const CUBE_SECTIONS = [
  'creature',
  'planeswalker',
  'sorcery',
  'instant',
  'artifact',
  'enchantment',
  'battle',
  'other',
] as const

const MAX_DOTS = 10

/** Cards of one mana value, under a divider with that many dots; `large` marks every fifth. */
export interface BreakdownGroup {
  /** Undefined where the cards stand in another order. */
  readonly manaValue: number | undefined
  readonly dots: readonly ('small' | 'large')[]
  readonly cards: readonly Card[]
}

export interface BreakdownSection {
  readonly id: string
  readonly count: number
  readonly groups: readonly BreakdownGroup[]
}

export interface BreakdownColumn {
  readonly id: CubeColumn
  readonly count: number
  readonly sections: readonly BreakdownSection[]
}

/**
 * Returns the column of a card, judged by its front faces and their colors, not by identity (rules: cards
 * 7.1).
 */
export function cubeColumn(data: CardData): CubeColumn {
  if (frontFaces(data).some(isLand)) return 'land'
  const name = colorName(frontColors(data))
  return CUBE_COLUMNS.find((column) => column === name) ?? 'multicolor'
}

/**
 * Returns the section of a card in its column: a type, a color combination, or `land`.
 * @internal
 */
export function cubeSection(data: CardData, column: CubeColumn = cubeColumn(data)): string {
  if (column === 'land') return 'land'
  if (column === 'multicolor') return colorName(frontColors(data))
  const types = frontFaces(data).flatMap((face) => typeWords(face.type_line))
  return CUBE_SECTIONS.find((section) => types.includes(section)) ?? 'other'
}

const USUAL_ORDER: CardOrder = { by: 'mv', isDescending: false }

/**
 * Returns all eight columns with their non-empty sections: by mana value with dividers between the values, or
 * in another order without.
 */
export function cubeBreakdown(
  cards: readonly Card[],
  order: CardOrder = USUAL_ORDER,
): readonly BreakdownColumn[] {
  const byColumn = groupBy(cards, ({ data }) => cubeColumn(data))
  return CUBE_COLUMNS.map((id) => {
    const members = byColumn.get(id) ?? []
    return { id, count: members.length, sections: sectionsOf(id, members, order) }
  })
}

function sectionsOf(
  column: CubeColumn,
  cards: readonly Card[],
  order: CardOrder,
): readonly BreakdownSection[] {
  const bySection = groupBy(cards, ({ data }) => cubeSection(data, column))
  return sectionIds(column).flatMap((id) => {
    const members = bySection.get(id) ?? []
    return members.length === 0 ? [] : [{ id, count: members.length, groups: groupsOf(members, order) }]
  })
}

function sectionIds(column: CubeColumn): readonly string[] {
  if (column === 'multicolor') return MULTICOLOR_NAMES
  return column === 'land' ? ['land'] : CUBE_SECTIONS
}

function groupsOf(cards: readonly Card[], order: CardOrder): readonly BreakdownGroup[] {
  const sorted = sortByOrder(cards, order)
  if (order.by !== 'mv') return [{ manaValue: undefined, dots: [], cards: sorted }]
  const byValue = groupBy(sorted, ({ data }) => cardManaValue(data))
  return [...byValue].map(([manaValue, members]) => ({
    manaValue,
    dots: manaDots(manaValue),
    cards: members,
  }))
}

/**
 * Returns the dots of a mana value's divider: at most ten, every fifth large; none for 0.
 * @internal
 */
export function manaDots(manaValue: number): readonly ('small' | 'large')[] {
  const count = Math.min(MAX_DOTS, Math.floor(manaValue))
  return Array.from({ length: count }, (_, index) => ((index + 1) % 5 === 0 ? 'large' : 'small'))
}
