import { changes, scenarios } from '../../testing/scenarios'

scenarios('Attic', {
  'safeguards a card, returns a scored one and scores another of its value': {
    position: {
      ann: { yellow: ['Attic'], hand: ['Tools', 'Oars'], score: ['Calendar', 'Paper', 'Coal'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Attic' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars'],
        title: '(optional) Choose a card to score or safeguard',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Tools'] },
      { as: 'ann', offers: ['score', 'safeguard'], title: 'Choose an action', count: 1, pick: 'safeguard' },
      { as: 'ann', offers: ['Calendar', 'Paper', 'Coal'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['3', '5'], title: 'Choose Age', count: 1, pick: '3' },
      changes({ ann: { hand: ['Oars'], score: ['Paper', 'Coal', 'Optics'], safe: ['Tools'] } }),
    ],
  },
  'or scores it': {
    position: {
      ann: { yellow: ['Attic'], hand: ['Tools'], score: ['Calendar'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Attic', 'Tools', 'score', 'Calendar'] },
      changes({ ann: { score: ['Tools', 'Sailing'], hand: [] } }),
    ],
  },
  'scores a 1 with an empty score pile': {
    position: { ann: { yellow: ['Attic'], hand: ['Tools'] }, decks: { base: { 1: ['Sailing'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Attic', []] }, changes({ ann: { score: ['Sailing'] } })],
  },
})
