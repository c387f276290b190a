import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jackalope', {
  'takes the highest card without a clock, and unsplays its color': {
    position: {
      ann: {
        yellow: { cards: ['Jackalope', 'Agriculture'], splay: 'up' },
        green: { cards: ['Sailing', 'Paper'], splay: 'left' },
      },
      bob: {
        red: { cards: ['Coal', 'Oars', 'Archery'], splay: 'left' },
        green: ['Banking'],
        blue: ['Tools'],
        purple: ['Railroad'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Jackalope' },
      { as: 'bob', offers: ['Coal', 'Banking'], title: 'Choose Cards(s)', count: 1, pick: 'Coal' },
      { as: 'ann', offers: ['yellow', 'green'], title: 'Choose a color', count: 1, pick: 'green' },
      changes({ ann: { green: ['Sailing', 'Paper'], red: ['Coal'] }, bob: { red: ['Oars', 'Archery'] } }),
    ],
  },
  'takes a covered card, too': {
    position: {
      ann: { yellow: ['Jackalope'] },
      bob: {
        purple: ['Railroad', 'Services'],
        blue: { cards: ['Tools', 'Evolution', 'Pottery'], splay: 'left' },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Jackalope', 'yellow'] },
      changes({ ann: { purple: ['Services'] }, bob: { purple: ['Railroad'] } }),
    ],
  },
  'takes no clock, and unsplays nothing that is not splayed': {
    position: { ann: { yellow: ['Jackalope'] }, bob: { purple: ['Railroad'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Jackalope' }, changes()],
  },
})
