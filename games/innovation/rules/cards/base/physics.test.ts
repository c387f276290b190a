import { changes, scenarios } from '../../testing/scenarios'

scenarios('Physics', {
  'draws three 6s and shows them; three colors are kept': {
    position: {
      ann: { blue: ['Physics'], hand: ['Tools'] },
      decks: { base: { 6: ['Canning', 'Democracy', 'Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Physics' },
      changes({ ann: { hand: ['Tools', 'Canning', 'Democracy', 'Encyclopedia'] } }),
      { as: 'bob', sees: ['Canning', 'Democracy', 'Encyclopedia'] },
      { as: 'bob', hidden: ['Tools'] },
      { turn: 'bob' },
    ],
  },
  'a color twice costs the whole hand': {
    position: {
      ann: { blue: ['Physics'], hand: ['Tools', 'Oars'] },
      decks: { base: { 6: ['Canning', 'Democracy', 'Vaccination'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Physics' }, changes({ ann: { hand: [] } }), { turn: 'bob' }],
  },
  'a drawn card of the color of one held before costs nothing': {
    position: {
      ann: { blue: ['Physics'], hand: ['Masonry'] },
      decks: { base: { 6: ['Canning', 'Democracy', 'Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Physics' },
      changes({ ann: { hand: ['Masonry', 'Canning', 'Democracy', 'Encyclopedia'] } }),
    ],
  },
  'shares with whoever has as many lightbulbs': {
    position: {
      ann: { blue: ['Physics'] },
      bob: { blue: ['Atomic Theory'], hand: ['Oars'] },
      decks: {
        base: {
          6: ['Canning', 'Vaccination', 'Democracy', 'Encyclopedia', 'Machine Tools', 'Metric System'],
          5: ['Banking'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Physics' },
      changes({
        ann: { hand: ['Encyclopedia', 'Machine Tools', 'Metric System', 'Banking'] },
        bob: { hand: [] },
      }),
    ],
  },
})
