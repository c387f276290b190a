import { advance, randomFrom, randomPicks, seeded, start } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { innovation } from './innovation'
import { COLORS } from './facts/names'

const NAMES = ['ann', 'bob']

/** The views of both players after each of some answers. */
function viewsOf(answers: number) {
  const random = randomFrom(seeded('what stays'))
  const settings = {
    game: 'Innovation: Ultimate' as const,
    name: 'views',
    seed: 'what stays',
    createdTimestamp: 0,
    players: NAMES.map((name) => ({ _id: name, name })),
    expansions: ['base'],
  }
  let { position } = start(innovation, settings)
  return Array.from({ length: answers }, () => {
    const request = random.pick(innovation.pending(position.state))
    const { actor, title } = request
    position = advance(innovation, position, {
      actor,
      title,
      selection: randomPicks(request, random),
    }).position
    return NAMES.map((seat) => innovation.view(position.state, { seat }))
  })
}

// A push is the difference of two views: what is one object in both is not compared.
it('shows all viewers the same stacks, and those that stay are the same objects after an answer', () => {
  const views = viewsOf(60)
  let [stayed, changed] = [0, 0]
  for (const [at, [mine, theirs]] of views.entries()) {
    expect(mine?.players.map(({ stacks }) => stacks)).toEqual(theirs?.players.map(({ stacks }) => stacks))
    for (const [seat, player] of (mine?.players ?? []).entries()) {
      const others = theirs?.players[seat]
      const before = views[at - 1]?.[0]?.players[seat]
      if (others === undefined || before === undefined) continue
      expect(player.stacks).toBe(others.stacks)
      for (const color of COLORS) {
        if (player.stacks[color] === before.stacks[color]) stayed += 1
        else {
          expect(player.stacks[color]).not.toEqual(before.stacks[color])
          changed += 1
        }
      }
    }
  }
  expect(changed).toBeGreaterThan(20)
  expect(stayed).toBeGreaterThan(8 * changed)
})
