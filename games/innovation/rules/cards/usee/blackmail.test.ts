import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Blackmail', {
  'what is optional has to be done': {
    position: {
      turn: annsTurn,
      ann: { green: ['Blackmail'] },
      bob: { hand: ['Agriculture', 'Oars'], score: ['Sailing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Blackmail' },
      { as: 'ann', offers: ['Agriculture', 'Oars'], title: 'Choose a card for your opponent to meld' },
      { as: 'ann', pick: ['Agriculture'] },
      {
        as: 'ann',
        offers: ['Agriculture', 'Oars', 'Sailing'],
        title: 'Choose a card to force opponent to self-execute',
      },
      { as: 'ann', pick: ['Agriculture'] },
      changes({ bob: { yellow: ['Agriculture'], score: ['Sailing', 'Calendar'], hand: [] } }),
      { turn: 'ann' },
    ],
  },
  'questions answer yes by themselves': {
    position: {
      turn: annsTurn,
      ann: { green: ['Blackmail'] },
      bob: { hand: ['Tools', 'Oars', 'Sailing', 'Archery'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Blackmail', 'Tools', 'Tools'] },
      changes({ bob: { blue: ['Tools'], green: ['Paper'], hand: [] } }),
    ],
  },
  'demands nothing of empty hands': {
    position: { turn: annsTurn, ann: { green: ['Blackmail'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Blackmail' }, changes()],
  },
})
