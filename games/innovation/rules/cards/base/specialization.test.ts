import { changes, scenarios } from '../../testing/scenarios'

scenarios('Specialization', {
  'takes the top cards of a shown color from all opponents': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { purple: ['Specialization'], hand: ['Tools', 'Paper'], blue: ['Calendar'] },
      bob: { blue: ['Pottery', 'Writing'], green: ['Sailing'] },
      cat: { blue: ['Mathematics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Specialization' },
      { as: 'ann', offers: ['Tools', 'Paper'], title: 'Choose card(s) to reveal', count: 1, pick: 'Tools' },
      changes({
        ann: { hand: ['Tools', 'Paper', 'Pottery', 'Mathematics'] },
        bob: { blue: ['Writing'] },
        cat: { blue: [] },
      }),
      { as: 'bob', sees: ['Tools'] },
      { as: 'bob', hidden: ['Paper'] },
    ],
  },
  'takes nothing where nobody has that color': {
    position: { ann: { purple: ['Specialization'], hand: ['Tools'] }, bob: { green: ['Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Specialization' }, changes(), { turn: 'bob' }],
  },
  'takes nothing with an empty hand, and splays yellow or blue up': {
    position: {
      ann: {
        purple: ['Specialization'],
        red: ['Archery', 'Oars'],
        yellow: ['Agriculture', 'Masonry'],
        blue: ['Tools', 'Writing'],
      },
      bob: { yellow: ['Medicine'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Specialization' },
      {
        as: 'ann',
        offers: ['yellow', 'blue'],
        title: '(optional) Choose a color to splay up',
        count: [0, 1],
      },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { blue: { cards: ['Tools', 'Writing'], splay: 'up' } } }),
    ],
  },
  'splays nothing when declined': {
    position: { ann: { purple: ['Specialization'], blue: ['Tools', 'Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Specialization' }, { as: 'ann', pick: [] }, changes()],
  },
  'is shared with whoever has as many factories': {
    position: {
      ann: { purple: ['Specialization'], blue: ['Calendar'] },
      bob: { red: ['Coal'], hand: ['Tools'] },
      decks: { base: { 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Specialization' },
      changes({ ann: { hand: ['Genetics'], blue: [] }, bob: { hand: ['Tools', 'Calendar'] } }),
    ],
  },
  'takes nothing from a team-mate': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { purple: ['Specialization'], hand: ['Tools'] },
      cat: { blue: ['Writing'] },
      dan: { blue: ['Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Specialization' },
      changes({ ann: { hand: ['Tools', 'Pottery'] }, dan: { blue: [] } }),
    ],
  },
})
