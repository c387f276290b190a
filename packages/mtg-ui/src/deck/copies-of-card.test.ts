import type { WireDeck } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { playEdit } from './copies-of-card'

it('plays a drafted card out of the sideboard while a copy lies there, then adds one', () => {
  const deck: WireDeck = {
    _id: 'deck',
    name: 'Moths',
    userId: 'ann',
    links: {},
    format: 'draft',
    cardIdsByZone: { main: [], side: ['moth'], command: [] },
    timestamps: { created: '', updated: '' },
    rev: 0,
  }
  const once = playEdit('moth')(deck)
  expect(once.cardIdsByZone).toEqual({ main: ['moth'], side: [], command: [] })
  expect(playEdit('moth')(once).cardIdsByZone.main).toEqual(['moth', 'moth'])
})
