import { expect, it } from 'vitest'
import { open } from '../../testing/open'
import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rocketry', {
  "returns an opponent's scored card for each color with a clock, chosen face-down": {
    position: {
      ann: { blue: ['Rocketry'], purple: ['Railroad'], red: ['Archery'] },
      bob: { score: ['Tools', 'Paper', 'Compass', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rocketry' },
      {
        as: 'ann',
        offers: ['*base-1* (bob)', '*base-1* (bob)', '*base-3* (bob)', '*base-3* (bob)'],
        title: 'Choose card(s) to return',
        count: 2,
      },
      { as: 'ann', hidden: ['Tools', 'Paper', 'Compass', 'Oars'] },
      { as: 'ann', pick: ['*base-3* (bob)', '*base-1* (bob)'] },
      changes({ bob: { score: ['Compass', 'Oars'] } }),
    ],
  },
  'chooses the opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Rocketry'], score: ['Coal'] },
      bob: { score: ['Tools'] },
      cat: { score: ['Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rocketry' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', count: 1, pick: 'cat' },
      changes({ cat: { score: [] } }),
    ],
  },
  'offers no team-mate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { blue: ['Rocketry'] },
      bob: { score: ['Tools'] },
      cat: { score: ['Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rocketry' },
      { as: 'ann', offers: ['bob', 'dan'], pick: 'bob' },
      changes({ bob: { score: [] } }),
    ],
  },
  'returns what there is, and nothing of an empty score pile': {
    position: { ann: { blue: ['Rocketry'], score: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Rocketry' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many clocks': {
    position: {
      ann: { blue: ['Rocketry'], score: ['Coal'] },
      bob: { green: ['Satellites'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Rocketry' }, changes({ ann: { hand: ['Flight'], score: [] } })],
  },
})

it('Rocketry offers the backs in an order that reveals nothing about the order of the pile', () => {
  const table = open({
    players: ['ann', 'bob'],
    ann: { blue: ['Rocketry'] },
    bob: { score: ['Coal', 'Tools', 'Paper'] },
  })
  table.answer('ann', 'Dogma.Rocketry')
  const titles = ['*base-1* (bob)', '*base-3* (bob)', '*base-5* (bob)']
  expect(table.pending[0]?.choices).toMatchObject(titles.map((title) => ({ title })))
})
