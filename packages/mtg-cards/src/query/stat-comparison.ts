import type { CardData } from '../card/card'
import { faceAt, facesOf } from '../card/blank-card'
import { cardManaValue } from '../card/card-mana-value'

/** Numbers of a card that can be compared with each other, in the order in which a comparison is written. */
export const COMPARED_STATS = ['power', 'toughness', 'cmc'] as const
export type ComparedStat = (typeof COMPARED_STATS)[number]
export type StatOperator = '<' | '<=' | '=' | '>=' | '>' | '!='
export interface StatComparison {
  readonly left: ComparedStat
  readonly operator: StatOperator
  readonly right: ComparedStat
}

const RELATIONS: Readonly<Record<StatOperator, readonly string[]>> = {
  '<': ['<'],
  '<=': ['<', '='],
  '=': ['='],
  '>=': ['>', '='],
  '>': ['>'],
  '!=': ['<', '>'],
}
const TURNED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '=': '=' }
const rankOf = (stat: ComparedStat) => COMPARED_STATS.indexOf(stat)

/** How the numbers of each face compare, a mark for each pair; values that are no numbers are skipped. */
export function statMarks(data: CardData): readonly string[] {
  return facesOf(data).flatMap((_, index) => {
    const face = faceAt(data, index)
    const numbers: Readonly<Record<ComparedStat, number>> = {
      power: Number.parseFloat(face.power),
      toughness: Number.parseFloat(face.toughness),
      cmc: cardManaValue(data),
    }
    return COMPARED_STATS.flatMap((left, at) =>
      COMPARED_STATS.slice(at + 1).flatMap((right) => {
        const [a, b] = [numbers[left], numbers[right]]
        if (Number.isNaN(a) || Number.isNaN(b)) return []
        return [`${left}${a < b ? '<' : a > b ? '>' : '='}${right}`]
      }),
    )
  })
}

/** The marks of which a card has one when some face of it compares like this. */
export function wantedStatMarks({ left, operator, right }: StatComparison): readonly string[] {
  const isTurned = rankOf(left) > rankOf(right)
  const [first, second] = isTurned ? [right, left] : [left, right]
  return RELATIONS[operator].map((sign) => `${first}${isTurned ? TURNED[sign] : sign}${second}`)
}

/** True when some face compares like this. */
export function matchesStats(data: CardData, comparison: StatComparison): boolean {
  const marks = statMarks(data)
  return wantedStatMarks(comparison).some((mark) => marks.includes(mark))
}
