import type { WireDeck } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { playEdit } from './copies-of-card'

it('plays a drafted card out of the sideboard while a copy lies there, then adds one', () => {
  const deck = { cardIdsByZone: { main: [], side: ['moth'], command: [] } } as unknown as WireDeck
  const once = playEdit('moth')(deck)
  expect(once.cardIdsByZone).toEqual({ main: ['moth'], side: [], command: [] })
  expect(playEdit('moth')(once).cardIdsByZone.main).toEqual(['moth', 'moth'])
})
