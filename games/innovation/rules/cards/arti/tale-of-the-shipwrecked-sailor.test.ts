import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tale of the Shipwrecked Sailor', {
  'melds a card of the chosen color, splays it left and junks an achievement of its value': {
    position: {
      ann: { purple: ['Tale of the Shipwrecked Sailor'], red: ['Oars'], hand: ['Optics'] },
      achievements: ['Tools', 'Compass', 'Paper'],
      decks: { base: { 1: ['Metalworking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tale of the Shipwrecked Sailor' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a Color' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', offers: ['Optics', 'Metalworking'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'ann', pick: ['Optics'] },
      { as: 'ann', offers: ['*base-3*', '*base-3*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*base-3*'] },
      changes({
        ann: { red: { cards: ['Optics', 'Oars'], splay: 'left' }, hand: ['Metalworking'] },
        junk: ['Compass'],
      }),
    ],
  },
  'junks an achievement, too, where there is nothing to splay': {
    position: {
      ann: { purple: ['Tale of the Shipwrecked Sailor'] },
      achievements: ['Tools', 'Compass'],
      decks: { base: { 1: ['Metalworking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Tale of the Shipwrecked Sailor', 'red'] },
      changes({ ann: { red: ['Metalworking'] }, junk: ['Tools'] }),
    ],
  },
  'only draws where no card has the color': {
    position: {
      ann: { purple: ['Tale of the Shipwrecked Sailor'], red: ['Oars', 'Optics'] },
      achievements: ['Tools'],
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Tale of the Shipwrecked Sailor', 'red'] },
      changes({ ann: { hand: ['Sailing'] } }),
    ],
  },
})
