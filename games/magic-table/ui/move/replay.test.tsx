import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { open } from '../../rules/testing/open'
import { flightsOf } from './replay'

afterEach(cleanup)

const position = { players: ['ann', 'bob'], ann: { hand: ['Otter'], creatures: ['Wolf'] } }
const shown = (viewer: string, action: object) => {
  const table = open(position)
  table.answer('ann', { ...action })
  return flightsOf(table.view(viewer)).map(({ face, from, to }) => ({
    text: render(face).container.textContent,
    from: from.at(-1),
    to: to.at(-1),
  }))
}

it('shows a card flying from zone to zone, by its face to those who know it', () => {
  const play = { name: 'move card', cardId: 'ann.hand.0', destId: 'ann.creatures' }
  expect(shown('bob', play)).toEqual([
    { text: expect.stringContaining('Otter'), from: 'players.ann.hand', to: 'players.ann.creatures' },
  ])
  const hide = { name: 'move card', cardId: 'ann.hand.0', destId: 'ann.library' }
  expect(shown('bob', hide)).toEqual([
    { text: expect.not.stringContaining('Otter'), from: 'players.ann.hand', to: 'players.ann.library' },
  ])
})

it('shows nothing of what did not move', () => {
  expect(shown('bob', { name: 'tap', cardId: 'ann.creatures.0' })).toEqual([])
})
