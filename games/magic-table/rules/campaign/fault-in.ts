import { holdsTokens, ZONES } from '../facts/zones'
import { keyOfRecord } from '../new-card'
import type { TableCard, TableState } from '../types'

/** What must hold of every table. Returns a sentence about what does not; undefined when all is well. */
export function faultIn({ board, records }: TableState): string | undefined {
  const telling = Object.entries(records).find(([key, record]) => key !== keyOfRecord(record))
  if (telling !== undefined) return `the key ${telling[0]} tells more than its record`
  const cards = new Map<string, TableCard>()
  const handles = new Set<string>()
  for (const { name, zones } of board.players)
    for (const zone of ZONES)
      for (const card of zones[zone]) {
        if (cards.has(card.id)) return `${card.id} lies in two places`
        if (handles.has(card.handle)) return `two cards have the handle ${card.handle}`
        if (card.token && !holdsTokens(zone)) return `a token lies in ${zone} of ${name}`
        cards.set(card.id, card)
        handles.add(card.handle)
      }
  for (const { id, attachedTo, attached, targets } of cards.values()) {
    if (attachedTo !== null && cards.get(attachedTo)?.attached.includes(id) !== true)
      return `${id} hangs on a card that does not know of it`
    const lost = targets.find((target) => 'card' in target && !cards.has(target.card))
    if (lost !== undefined) return `${id} aims at a card that is gone`
    const loose = attached.find((other) => cards.get(other)?.attachedTo !== id)
    if (loose !== undefined) return `${loose} does not hang where it should`
  }
  return undefined
}
