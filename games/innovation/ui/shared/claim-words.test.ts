import { expect, test } from 'vitest'
import { open } from '../../rules/testing/open'
import { claimWords, progressIn } from './claim-words'

const view = open({
  players: ['ann', 'bob'],
  ann: { red: ['Archery'], score: ['Tools', 'Oars'] },
  bob: { red: ['Construction'], score: ['Machinery', 'Compass', 'Canning'] },
}).view('ann')
const playerOf = (name: string) => view.players.find((player) => player.name === name)
const words = (value: number, name: string) =>
  claimWords(value, { players: view.players, viewer: playerOf(name) })

test('an achievement says what it costs, who can claim it now, and what the viewer lacks', () => {
  expect(words(1, 'ann')).toBe(
    'Value 1: 5 points and a top card of value 1 or higher. Can claim it now: bob. You lack 3 points.',
  )
  expect(words(2, 'ann')).toBe(
    'Value 2: 10 points and a top card of value 2 or higher. Can claim it now: bob. You lack 8 points and a top card of value 2.',
  )
  expect(words(2, 'bob')).toBe(
    'Value 2: 10 points and a top card of value 2 or higher. Can claim it now: you.',
  )
})

test('who has no seat reads the ordinary price', () => {
  expect(words(3, 'nobody')).toBe(
    'Value 3: 15 points and a top card of value 3 or higher. Nobody can claim it now.',
  )
})

test('a special achievement counts how far each has come, for whoever has a seat', () => {
  expect(progressIn(view, 'Monument', playerOf('ann')?.seat)).toEqual({ have: 1, need: 4 })
  expect(progressIn(view, 'Monument', playerOf('bob')?.seat)).toEqual({ have: 1, need: 4 })
  expect(progressIn(view, 'Monument', undefined)).toBeUndefined()
})
