import {
  advance,
  type Choice,
  type Pick,
  randomFrom,
  type Random,
  type Request,
  replay,
  seeded,
  start,
} from '@parlour/kernel'
import { describe, expect, it } from 'vitest'
import type { InnovationSettings } from './engine/board'
import { innovation } from './innovation'

const settings = (seed: string, players: number): InnovationSettings => ({
  game: 'Innovation: Ultimate',
  name: 'random',
  seed,
  createdTimestamp: 0,
  players: ['ann', 'bob', 'cat', 'dan'].slice(0, players).map((name) => ({ _id: name, name })),
  expansions: ['base'],
})

/** A legal selection, picked at random. */
function randomPicks(request: Request, random: Random): readonly Pick[] {
  return typeof request.choices === 'string' ? [] : within(request.choices, request, random)
}

function within(
  choices: readonly Choice[],
  { min = 1, max = 1 }: { readonly min?: number; readonly max?: number },
  random: Random,
): readonly Pick[] {
  const open = choices.filter((choice) => typeof choice !== 'object' || choice.choices?.length !== 0)
  const most = Math.min(max, open.length)
  const count = min + random.below(most - min + 1)
  return random
    .shuffle(open)
    .slice(0, count)
    .map((choice): Pick => {
      if (typeof choice !== 'object') return choice
      if (choice.choices === undefined)
        return { title: choice.title, ...(choice.id === undefined ? {} : { id: choice.id }) }
      return { title: choice.title, selection: [...within(choice.choices, { min: 1, max: 1 }, random)] }
    })
}

describe('random players', () => {
  it.each([
    ['a', 2],
    ['b', 2],
    ['c', 3],
    ['d', 4],
  ])('finish the game %s with %i players, and its answers lead there again', (seed, players) => {
    const random = randomFrom(seeded(`moves of ${seed}`))
    const { position: first } = start(innovation, settings(seed, players))
    let position = first
    const answers = []
    for (let at = 0; at < 4000; at += 1) {
      const pending = innovation.pending(position.state)
      if (pending.length === 0) break
      const request = random.pick(pending)
      const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
      answers.push(answer)
      position = advance(innovation, position, answer).position
    }
    expect(innovation.outcome(position.state)?.winners.length).toBeGreaterThan(0)
    expect(replay(innovation, settings(seed, players), answers).state).toEqual(position.state)
  })
})
