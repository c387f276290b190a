import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rosetta Stone', {
  'draws two of a set, melds one and gives an opponent the other': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Rosetta Stone'] },
      decks: { arti: { 2: ['Holy Grail', 'Holy Lance'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rosetta Stone' },
      { as: 'ann', offers: ['base', 'arti'], title: 'Choose a card type', count: 1, pick: 'arti' },
      { as: 'ann', offers: ['Holy Grail', 'Holy Lance'], title: 'Choose a card to meld', count: 1 },
      { as: 'ann', pick: ['Holy Lance'] },
      changes({ ann: { green: ['Holy Lance'] }, bob: { yellow: ['Holy Grail'] } }),
    ],
  },
  'asks for no set but the one in play, and lets the player choose the opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { blue: ['Rosetta Stone'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Rosetta Stone', 'Calendar'] },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', count: 1, pick: 'cat' },
      changes({ ann: { blue: ['Calendar', 'Rosetta Stone'] }, cat: { yellow: ['Fermenting'] } }),
    ],
  },
})
