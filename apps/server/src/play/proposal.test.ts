import { expect, it } from 'vitest'
import { newClock, withStandIn } from '../pace/game-clock'
import type { Proposed } from './game-proposal'
import { newProposal, waitedFor } from './proposal'

const names = ['ann', 'bob', 'cat']
const players = names.map((name) => ({ _id: `id of ${name}`, name }))
const people = new Map(names.map((name) => [name, { zone: 'UTC', away: [] }] as const))
const clock = withStandIn(newClock(null, people, { waiting: [], now: 0 }), 'bob', 'easy')
const settings = { game: 'Count to Ten', name: 'a game', createdTimestamp: 0, seed: 'seed', players } as const

const askedAbout = (proposed: Proposed, at: typeof clock | null = clock): readonly string[] =>
  waitedFor({ clock }, newProposal({ settings, clock: at, version: 3 }, { by: 'ann', proposed, now: 0 }))

it('does not wait for people for whom a bot stands in, before the proposal or since', () => {
  expect(askedAbout({ kind: 'resume' })).toEqual(['cat'])
  expect(askedAbout({ kind: 'resume' }, null)).toEqual(['cat'])
})

it('waits for them where it is about who sees their hands', () => {
  const proposed: Proposed = { kind: 'onlookers', rule: { who: 'hub', behind: 10 } }
  expect(askedAbout(proposed)).toEqual(['bob', 'cat'])
  expect(askedAbout(proposed, null)).toEqual(['bob', 'cat'])
})
