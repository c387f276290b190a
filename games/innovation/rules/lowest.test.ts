import type { Request } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { lowest } from './lowest'

const asking = (names: readonly string[], about: Partial<Request> = {}): Request => ({
  id: '1',
  actor: 'ann',
  kind: 'cards-to-transfer',
  title: 'Choose card(s) to transfer',
  choices: names.map((name) => ({ title: name, id: name })),
  min: 1,
  max: 1,
  ...about,
})

it('picks as many of the lowest cards as have to be, of several as low the first', () => {
  expect(lowest(asking(['Optics', 'Archery', 'Philosophy']))).toEqual([{ title: 'Archery', id: 'Archery' }])
  expect(lowest(asking(['Philosophy', 'Mathematics']))).toEqual([{ title: 'Philosophy', id: 'Philosophy' }])
  const two = asking(['Optics', 'Archery', 'Philosophy'], { min: 2, max: 2 })
  expect(lowest(two)?.map((pick) => typeof pick === 'object' && pick.id)).toEqual(['Archery', 'Philosophy'])
})

it('ranks no backs of cards, and no questions about other things', () => {
  expect(lowest(asking(['*base-5*', 'Archery']))).toBeUndefined()
  expect(lowest(asking(['Archery', 'Optics'], { kind: 'player' }))).toBeUndefined()
})
