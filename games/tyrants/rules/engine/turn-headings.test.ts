import { advance, randomFrom, randomPicks, seeded, start, startsTurn } from '@parlour/kernel'
import { expect, test } from 'vitest'
import { tyrants } from '../tyrants'
import type { TyrantsSettings } from './board'

const SETTINGS: TyrantsSettings = {
  ...{ game: 'Tyrants of the Underdark', name: 'headings', seed: 'headings', createdTimestamp: 0 },
  players: ['ann', 'bob'].map((name) => ({ _id: name, name })),
  ...{ expansions: ['drow', 'dragons'], map: 'base-2', menzoExtraNeutral: true },
  ...{ randomizeExpansions: false, houseCards: false, chooseColors: false },
}

test('the heading of a turn has the score of every player at its start, before income', () => {
  const random = randomFrom(seeded('headings'))
  let { position } = start(tyrants, SETTINGS)
  let headings = 0
  while (headings < 12) {
    const request = random.pick(tyrants.pending(position.state))
    const answer = { actor: request.actor, title: request.title, selection: randomPicks(request, random) }
    const { position: next, step } = advance(tyrants, position, answer)
    const heading = step.log.findLast(startsTurn)
    const scores = tyrants.view(next.state, { seat: 'ann' }).players.map(({ score }) => String(score.total))
    if (heading !== undefined) {
      headings += 1
      expect(heading.args.totals?.value).toEqual(scores)
    }
    position = next
  }
})
