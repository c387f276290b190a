import { advance, type Answer, randomFrom, replay, seeded, start } from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { InnovationSettings } from './engine/board'
import { innovation } from './innovation'
import { open } from './testing'
import { randomPicks } from './bots/random-picks'

const NAMES = ['ann', 'bob', 'cat', 'dan']

const settings = (seed: string, players: number): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'random',
  seed,
  createdTimestamp: 0,
  players: NAMES.slice(0, players).map((name) => ({ _id: name, name })),
  expansions: ['base'],
})

describe('random players', () => {
  it.each([
    ['a', 2],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ])('finish the game %s with %i players, and its answers lead there again', (seed, players) => {
    const random = randomFrom(seeded(`moves of ${seed}`))
    let { position } = start(innovation, settings(seed, players))
    const answers: Answer[] = []
    for (let at = 0; at < 4000 && innovation.outcome(position.state) === undefined; at += 1) {
      const request = random.pick(innovation.pending(position.state))
      const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
      answers.push(answer)
      position = advance(innovation, position, answer).position
    }
    expect(innovation.outcome(position.state)?.winners.length).toBeGreaterThan(0)
    expect(replay(innovation, settings(seed, players), answers).state).toEqual(position.state)
  })

  it.each([
    [['base'], 2],
    [['base', 'echo', 'city', 'usee'], 3],
    [['base', 'echo', 'figs', 'city', 'arti', 'usee'], 4],
  ])('play %j with %i players without breaking a free check', (expansions, players) => {
    const names = NAMES.slice(0, players)
    const hands = [
      ['Archery', 'Oars'],
      ['Tools', 'Agriculture'],
      ['Sailing', 'Pottery'],
      ['Masonry', 'Clothing'],
    ]
    const dealt = Object.fromEntries(names.map((name, seat) => [name, { hand: hands[seat] ?? [] }]))
    const table = open({ players: names, expansions, opening: true, ...dealt })
    const random = randomFrom(seeded(expansions.join()))
    for (let at = 0; at < 3000 && table.outcome === undefined; at += 1) {
      const request = random.pick(table.pending)
      table.answer(request.actor, randomPicks(request, random))
    }
    expect(table.outcome?.reason).toBeTypeOf('string')
  })
})
