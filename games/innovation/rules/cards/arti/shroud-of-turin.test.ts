import { changes, scenarios } from '../../testing/scenarios'

scenarios('Shroud of Turin', {
  'returns a card of one color from hand, board and score pile and claims any achievement': {
    position: {
      ann: {
        purple: ['Shroud of Turin'],
        red: ['Archery', 'Oars'],
        hand: ['Optics', 'Tools'],
        score: ['Coal', 'Gunpowder', 'Writing'],
      },
      achievements: ['Calendar', 'Paper'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shroud of Turin' },
      { as: 'ann', offers: ['Optics', 'Tools'], title: 'Choose card(s) to return', count: 1, pick: 'Optics' },
      { as: 'ann', offers: ['Coal', 'Gunpowder'], title: 'Choose card(s) to return', count: 1, pick: 'Coal' },
      { as: 'ann', offers: ['*base-2*', '*base-3*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      changes({
        ann: { red: ['Oars'], hand: ['Tools'], score: ['Gunpowder', 'Writing'], achievements: ['Paper'] },
      }),
    ],
  },
  'claims nothing where the score pile has none of the color': {
    position: {
      ann: { purple: ['Shroud of Turin'], red: ['Archery'], hand: ['Optics'], score: ['Writing'] },
      achievements: ['Calendar'],
    },
    steps: [{ as: 'ann', pick: 'Dogma.Shroud of Turin' }, changes({ ann: { red: [], hand: [] } })],
  },
  'claims nothing where the board has none of the color': {
    position: {
      ann: { purple: ['Shroud of Turin'], hand: ['Optics'], score: ['Coal'] },
      achievements: ['Calendar'],
    },
    steps: [{ as: 'ann', pick: 'Dogma.Shroud of Turin' }, changes({ ann: { hand: [], score: [] } })],
  },
  'does nothing with an empty hand': {
    position: { ann: { purple: ['Shroud of Turin'], score: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Shroud of Turin' }, changes(), { turn: 'bob' }],
  },
})
