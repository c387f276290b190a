import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Pedro Alvarez Cabral', {
  'the World is claimed in place of an action with a card of value 1': {
    position: { ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { achievements: ['World'] } })],
  },
  'where it is taken, Monotheism wins the game': {
    position: {
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
      ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'], purple: ['Mysticism', 'Monotheism'] },
      bob: { achievements: ['World'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes()],
  },
  'a card of another value is carried out': {
    position: {
      ann: { green: ['Pedro Alvarez Cabral'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fermenting' }, changes({ ann: { hand: ['Calendar', 'Currency'] } })],
  },
  'its claim does not trigger a karma for claims': {
    position: { ann: { green: ['Pedro Alvarez Cabral'], blue: ['Writing'] }, bob: { blue: ['Zhang Heng'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { achievements: ['World'] } })],
  },
})
