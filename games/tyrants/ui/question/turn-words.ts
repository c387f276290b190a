import type { Card } from '../../rules/facts/card'
import type { PlayerView } from '../../rules/view'

/** A line of a card that does nothing but fill a pool. */
const PLAIN_GAIN = /^\+(\d+) (influence|power)\.?$/

/**
 * Returns what a player would leave unused by ending the turn, such as '3 cards and 2 influence left'; ''
 * where nothing is left or the hand is not the viewer's to see.
 */
export function unusedWords({
  hand = [],
  power,
  influence,
}: Pick<PlayerView, 'hand' | 'power' | 'influence'>): string {
  const counts = [
    hand.length === 0 ? '' : hand.length === 1 ? '1 card' : `${hand.length} cards`,
    power === 0 ? '' : `${power} power`,
    influence === 0 ? '' : `${influence} influence`,
  ].filter((count) => count !== '')
  const [last = '', ...before] = counts.toReversed()
  if (last === '') return ''
  return `${before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`} left`
}

/**
 * Returns the names of the cards that Auto-play plays and what they are sure to bring: 'Noble ×3, Soldier: +3
 * influence, +1 power'. What a card does beyond that is left to its text.
 */
export function autoPlayWords(plain: readonly Card[]): string {
  const names = [...counted(plain.map(({ name }) => name))].map(([name, count]) =>
    count === 1 ? name : `${name} ×${count}`,
  )
  const gains = (['influence', 'power'] as const).map((pool) => ({ pool, sum: sumOf(plain, pool) }))
  const sums = gains.filter(({ sum }) => sum > 0).map(({ pool, sum }) => `+${sum} ${pool}`)
  return sums.length === 0 ? names.join(', ') : `${names.join(', ')}: ${sums.join(', ')}`
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function sumOf(cards: readonly Card[], pool: 'influence' | 'power'): number {
  let sum = 0
  for (const line of cards.flatMap(({ text }) => text)) {
    const [, count = '', of = ''] = PLAIN_GAIN.exec(line) ?? []
    if (of === pool) sum += Number(count)
  }
  return sum
}
