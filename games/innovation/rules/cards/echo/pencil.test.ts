import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pencil', {
  'exchanges up to three cards for higher ones, of which one is foreshadowed': {
    position: {
      ann: { yellow: ['Pencil'], hand: ['Oars', 'Paper'] },
      decks: { base: { '4': ['Invention', 'Gunpowder'], '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pencil' },
      {
        as: 'ann',
        offers: ['Oars', 'Paper', 'Physics'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Oars', 'Paper'] },
      { as: 'ann', offers: ['Invention', 'Gunpowder'], title: 'Choose a card to foreshadow', count: 1 },
      { as: 'ann', pick: ['Gunpowder'] },
      changes({ ann: { hand: ['Physics'], forecast: ['Gunpowder'] } }),
    ],
  },
  'foreshadows the only one': {
    position: {
      ann: { yellow: ['Pencil'], hand: ['Oars'] },
      decks: { base: { '5': ['Physics'], '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pencil', 'Physics'] },
      changes({ ann: { forecast: ['Classification'] } }),
    ],
  },
  'may be declined': {
    position: { ann: { yellow: ['Pencil'], hand: ['Oars'] }, decks: { base: { '5': ['Physics'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Pencil', []] }, changes({ ann: { hand: ['Oars', 'Physics'] } })],
  },
  'keeps it in hand where the forecast is full': {
    position: {
      ann: { yellow: ['Pencil'], red: { cards: ['Oars', 'Optics'], splay: 'aslant' }, forecast: ['Paper'] },
      decks: { base: { '5': ['Physics'], '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pencil', 'Physics'] },
      changes({ ann: { hand: ['Classification'] } }),
    ],
  },
})
