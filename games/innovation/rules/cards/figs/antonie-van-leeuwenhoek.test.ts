import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Antonie Van Leeuwenhoek', {
  'each card in hand takes ten points off an achievement of its value': {
    position: {
      achievements: ['Calendar', 'Paper', 'Gunpowder'],
      ann: { yellow: ['Antonie Van Leeuwenhoek'], hand: ['Currency', 'Optics', 'Compass'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-2*', '*base-3*'] }],
  },
  'cards of another value do not': {
    position: {
      achievements: ['Calendar'],
      ann: { yellow: ['Antonie Van Leeuwenhoek'], hand: ['Optics'], score: ['Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: [] }],
  },
  'a card of value 5 may be returned before a draw for one of value 6': {
    position: {
      ann: { yellow: ['Antonie Van Leeuwenhoek'], hand: ['Coal', 'Oars'] },
      decks: { base: { 5: ['Physics'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Coal'], count: [0, 1], title: '(optional) Choose card(s) to return' },
      { as: 'ann', pick: ['Coal'] },
      changes({ ann: { hand: ['Oars', 'Canning', 'Physics'] } }),
    ],
  },
  'it need not be': {
    position: {
      ann: { yellow: ['Antonie Van Leeuwenhoek'], hand: ['Coal'] },
      decks: { base: { 5: ['Physics'] } },
    },
    steps: [{ as: 'ann', picks: ['Draw.draw a card', []] }, changes({ ann: { hand: ['Coal', 'Physics'] } })],
  },
  'without a card of value 5 nothing is asked': {
    position: {
      ann: { yellow: ['Antonie Van Leeuwenhoek'], hand: ['Oars'] },
      decks: { base: { 5: ['Physics'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Physics'] } })],
  },
  'of two karmas that a draw triggers, one is chosen, and its return triggers no other': {
    position: {
      ann: {
        yellow: ['Antonie Van Leeuwenhoek'],
        red: ['Peter the Great'],
        green: ['Fu Xi'],
        hand: ['Coal'],
      },
      decks: { base: { 5: ['Physics'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Antonie Van Leeuwenhoek', 'Fu Xi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Antonie Van Leeuwenhoek', 'Coal', 'Peter the Great', 'Fu Xi'] },
      changes({
        ann: { hand: ['Canning', 'Physics'], score: ['Peter the Great', 'Fu Xi'], red: [], green: [] },
      }),
    ],
  },
  'another figure may raise the highest top card for the same claim': {
    position: {
      achievements: ['Canning', 'Bicycle'],
      ann: {
        yellow: ['Antonie Van Leeuwenhoek'],
        blue: ['Daedalus'],
        hand: ['Democracy', 'Vaccination', 'Encyclopedia'],
      },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-6*'] }],
  },
})
