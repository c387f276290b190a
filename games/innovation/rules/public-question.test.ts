import { advance, defined, randomFrom, randomPicks, seeded, start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { DIRECTIONS, EXPANSIONS } from './facts/names'
import { innovation } from './innovation'

const PLAYERS = ['ann', 'bob', 'cat']

it('tells every viewer who is asked which kind of question, but none of its choices', () => {
  const random = randomFrom(seeded('what others are asked'))
  let { position } = start(innovation, {
    game: 'Innovation: Ultimate',
    name: 'asked',
    seed: 'what others are asked',
    createdTimestamp: 0,
    players: PLAYERS.map((name) => ({ _id: name, name })),
    expansions: EXPANSIONS,
  })
  const kinds = new Set<string>()
  for (let at = 0; at < 400 && innovation.outcome(position.state) === undefined; at += 1) {
    const pending = innovation.pending(position.state)
    for (const seat of [undefined, ...PLAYERS]) {
      const { asked = [] } = innovation.view(position.state, defined({ seat }))
      expect(asked.map(({ player, kind }) => [player, kind])).toEqual(
        pending.map(({ actor, kind }) => [actor, kind]),
      )
      for (const { player: _, kind, direction, ...more } of asked) {
        kinds.add(direction === undefined ? kind : `${kind} ${direction}`)
        expect(more).toEqual({})
        if (direction !== undefined) {
          expect(kind).toBe('splay')
          expect(DIRECTIONS).toContain(direction)
        }
        // A word of the rules, in which no name of a card has room.
        expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
      }
    }
    const request = random.pick(pending)
    const { actor, title, id: requestId } = request
    const answer = { actor, title, requestId, selection: randomPicks(request, random) }
    position = advance(innovation, position, answer).position
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['first-card', 'action', 'splay left', 'cards-to-return']),
  )
})
