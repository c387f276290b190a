import { changes, scenarios } from '../../testing/scenarios'

scenarios('Grace Hopper', {
  'wins with a blue 10 where an opponent draws no sharing bonus': {
    position: {
      decks: { base: { '2': ['Calendar'], '10': ['Software'] } },
      ann: { blue: ['Writing'] },
      bob: { blue: ['Grace Hopper'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { over: { winner: 'bob', reason: 'Grace Hopper' } }],
  },
  'keeps one of another color': {
    position: {
      decks: { base: { '2': ['Calendar'], '10': ['Databases'] } },
      ann: { blue: ['Writing'] },
      bob: { blue: ['Grace Hopper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', sees: ['Databases'] },
      changes({ ann: { hand: ['Calendar'] }, bob: { hand: ['Databases'] } }),
    ],
  },
  'not where somebody shared': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Writing'] },
      bob: { blue: ['Grace Hopper'] },
      cat: { blue: ['Tools'] },
      decks: { base: { '2': ['Calendar', 'Fermenting'], '1': ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Fermenting', 'Oars'] }, cat: { hand: ['Calendar'] } }),
    ],
  },
  'not after an own action': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Grace Hopper'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'the ruling: once for each opponent of the leader, so it affects two players': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['The Wheel'] },
      bob: { blue: ['Grace Hopper'] },
      cat: { blue: ['Susan Blackmore'] },
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '10': ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: { hand: ['Tools', 'Oars'] },
        bob: { hand: ['Databases'] },
        cat: { hand: ['Sailing', 'Clothing'] },
      }),
    ],
  },
})
