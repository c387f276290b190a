import { changes, scenarios } from '../../testing/scenarios'

scenarios('Astrobiology', {
  'returns a bottom card, splays its color and scores what has no leaf': {
    position: { ann: { red: ['Archery', 'Oars'], blue: ['Astrobiology', 'Tools', 'Pottery', 'Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Astrobiology' },
      { as: 'ann', offers: ['Oars', 'Calendar'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Calendar'] },
      changes({ ann: { blue: { cards: ['Astrobiology', 'Pottery'], splay: 'aslant' }, score: ['Tools'] } }),
    ],
  },
  'a single card leaves nothing': {
    position: { ann: { blue: ['Astrobiology'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Astrobiology' }, changes({ ann: { blue: [] } })],
  },
})
