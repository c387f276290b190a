import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ruler', {
  'draws a 2, then two Echoes cards of which one is foreshadowed': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Ruler'] },
      decks: { echo: { '1': ['Bell', 'Dice'], '2': ['Scissors'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ruler' },
      { as: 'ann', offers: ['Bell', 'Dice'], title: 'Choose a card to foreshadow', count: 1, pick: 'Bell' },
      changes({ ann: { hand: ['Scissors'], forecast: ['Bell'] } }),
    ],
  },
  'takes base cards where the Echoes deck is empty': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Ruler'], red: ['Oars'] },
      decksExact: { echo: { '1': [] } },
      decks: { base: { '1': ['Archery', 'Tools'], '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ruler', 'Tools'] },
      changes({ ann: { hand: ['Calendar'], forecast: ['Tools'] } }),
    ],
  },
  'the first draw of a turn is from The Unseen, whoever has a single highest top card': {
    position: {
      expansions: ['base', 'echo', 'usee'],
      ann: { blue: ['Ruler'] },
      decks: { usee: { '2': ['Exile'] }, echo: { '1': ['Bell', 'Dice'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Ruler', 'Bell'] },
      changes({ ann: { hand: ['Exile'], forecast: ['Bell'] } }),
    ],
  },
})
