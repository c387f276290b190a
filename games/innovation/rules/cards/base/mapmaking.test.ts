import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mapmaking', {
  'takes a scored 1 of the choice of its owner, and then scores a 1': {
    position: {
      ann: { green: ['Mapmaking'] },
      bob: { score: ['Oars', 'Tools', 'Calendar'] },
      decks: { base: { 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mapmaking' },
      { as: 'bob', offers: ['Oars', 'Tools'], title: 'Choose card(s) to transfer', count: 1, pick: 'Tools' },
      changes({ ann: { score: ['Tools', 'Pottery'] }, bob: { score: ['Oars', 'Calendar'] } }),
    ],
  },
  'scores nothing when nobody has scored a 1': {
    position: { ann: { green: ['Mapmaking'] }, bob: { score: ['Calendar'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mapmaking' }, changes()],
  },
  'rewards a sharer for what another player lost': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['Mapmaking'] },
      bob: { purple: ['Code of Laws'], score: ['Oars'] },
      cat: { score: ['Tools'] },
      decks: { base: { 1: ['Pottery', 'Masonry'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mapmaking' },
      changes({
        ann: { score: ['Tools', 'Masonry'], hand: ['Calendar'] },
        bob: { score: ['Oars', 'Pottery'] },
        cat: { score: [] },
      }),
    ],
  },
})
