import { changes, scenarios } from '../../testing/scenarios'

scenarios('Illuminati', {
  'splays, safeguards the top card and an achievement one value higher': {
    position: {
      achievements: ['Calendar', 'Paper'],
      ann: {
        purple: ['Illuminati'],
        red: ['Oars', 'Metalworking', 'Road Building'],
        hand: ['Archery', 'Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Illuminati' },
      { as: 'ann', offers: ['Archery', 'Tools'], title: 'Choose card(s) to reveal', count: 1 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'bob', sees: ['Archery'] },
      changes({
        ann: {
          red: { cards: ['Metalworking', 'Road Building'], splay: 'right' },
          safe: ['Oars', 'Calendar'],
        },
      }),
    ],
  },
  'stops where the safe is full': {
    position: {
      achievements: ['Calendar'],
      ann: {
        purple: ['Illuminati'],
        red: ['Oars', 'Metalworking'],
        hand: ['Archery'],
        safe: ['Pottery', 'Writing', 'Sailing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Illuminati' },
      changes({ ann: { red: { cards: ['Oars', 'Metalworking'], splay: 'right' } } }),
    ],
  },
  'stops without a card of that color': {
    position: { achievements: ['Calendar'], ann: { purple: ['Illuminati'], hand: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Illuminati' }, changes()],
  },
  'does nothing with an empty hand': {
    position: { ann: { purple: ['Illuminati'], red: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Illuminati' }, changes()],
  },
})
