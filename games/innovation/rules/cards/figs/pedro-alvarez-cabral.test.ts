import { figuresTurn, scenarios } from '../../testing/scenarios'

scenarios('Pedro Alvarez Cabral', {
  'the World is claimed in place of an action with a card of value 1': {
    position: { ...figuresTurn, ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { changes: { ann: { achievements: ['World'] } } }],
  },
  'where it is taken, Monotheism wins the game': {
    position: {
      ...figuresTurn,
      ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'], purple: ['Monotheism'] },
      bob: { achievements: ['World'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { over: { winner: 'ann', reason: 'Pedro Alvarez Cabral' } },
    ],
  },
  'where it is taken and Monotheism is not on top nothing happens': {
    position: {
      ...figuresTurn,
      ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'], purple: ['Mysticism', 'Monotheism'] },
      bob: { achievements: ['World'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { changes: {} }],
  },
  'a card of another value is carried out': {
    position: {
      ...figuresTurn,
      ann: { green: ['Pedro Alvarez Cabral'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      { changes: { ann: { hand: ['Calendar', 'Currency'] } } },
    ],
  },
  'its claim does not trigger a karma for claims': {
    position: {
      ...figuresTurn,
      ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'] },
      bob: { blue: ['Zhang Heng'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { changes: { ann: { achievements: ['World'] } } }],
  },
})
