import { changes, scenarios } from '../../testing/scenarios'

scenarios('Greta Thunberg', {
  'junks another top card with a factory, whoever activates one': {
    position: {
      decks: { base: { '3': ['Machinery'] } },
      ann: { red: ['Colonialism'], green: ['Banking'] },
      bob: { yellow: ['Greta Thunberg'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colonialism' },
      changes({ ann: { yellow: ['Machinery'], green: [] }, junk: ['Banking'] }),
    ],
  },
  'its owner chooses the card': {
    position: {
      decks: { base: { '3': ['Machinery'] } },
      ann: { red: ['Colonialism'], green: ['Banking'] },
      bob: { yellow: ['Greta Thunberg'], blue: ['Chemistry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Colonialism' },
      { as: 'bob', offers: ['Banking', 'Chemistry'], title: 'Choose card(s) to junk', count: 1 },
      { as: 'bob', pick: ['Banking'] },
      changes({ ann: { yellow: ['Machinery'], green: [] }, junk: ['Banking'] }),
    ],
  },
  'wins where no top card with a factory is left': {
    position: { ann: { blue: ['Writing'], green: ['Banking'] }, bob: { yellow: ['Greta Thunberg'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { over: { winner: 'bob', reason: 'Greta Thunberg' } }],
  },
  'wins where there was none': {
    position: { ann: { blue: ['Writing'] }, bob: { yellow: ['Greta Thunberg'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, { over: { winner: 'bob', reason: 'Greta Thunberg' } }],
  },
  'neither where the activated card alone has one': {
    position: {
      decks: { base: { '3': ['Machinery'] } },
      ann: { red: ['Colonialism'] },
      bob: { yellow: ['Greta Thunberg'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Colonialism' }, changes({ ann: { yellow: ['Machinery'] } })],
  },
  'ignores melded cards': {
    position: { ann: { hand: ['Writing'] }, bob: { yellow: ['Greta Thunberg'] } },
    steps: [{ as: 'ann', pick: 'Meld.Writing' }, changes({ ann: { blue: ['Writing'], hand: [] } })],
  },
  'with a karma of the acting player': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: {
        blue: { cards: ['Writing', 'Tools'], splay: 'right' },
        green: ['George Stephenson'],
        red: ['Coal'],
      },
      bob: { yellow: ['Greta Thunberg'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        as: 'ann',
        offers: ['George Stephenson', 'Greta Thunberg'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['George Stephenson'] },
      changes({ ann: { blue: { cards: ['Writing', 'Tools'], splay: 'up' }, hand: ['Calendar'] } }),
    ],
  },
})
