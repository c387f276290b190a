import { changes, scenarios } from '../../testing/scenarios'

scenarios('Camouflage', {
  'junks two top cards of equal value and safeguards them': {
    position: { ann: { red: ['Camouflage'], green: ['Bicycle'], purple: ['Railroad'], blue: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Camouflage' },
      { as: 'ann', offers: ['Junk and safeguard', 'Score secrets'], title: 'Choose an action', count: 1 },
      { as: 'ann', pick: ['Junk and safeguard'] },
      { as: 'ann', offers: ['Camouflage', 'Bicycle', 'Railroad'], title: 'Choose card(s) to junk', count: 2 },
      { as: 'ann', pick: ['Bicycle', 'Railroad'] },
      changes({ ann: { safe: ['Bicycle', 'Railroad'], green: [], purple: [] } }),
    ],
  },
  'scores two secrets of equal value': {
    position: { ann: { red: ['Camouflage'], safe: ['Tools', 'Oars', 'Calendar', 'Fermenting'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Camouflage', 'Score secrets'] },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-1* (ann)', '*base-2* (ann)', '*base-2* (ann)'],
        title: 'Choose card(s) to score',
        count: 2,
      },
      {
        as: 'ann',
        picks: [
          ['*base-1* (ann)', '*base-2* (ann)'],
          ['*base-2* (ann)', '*base-2* (ann)'],
        ],
      },
      changes({ ann: { safe: ['Tools', 'Oars'], score: ['Calendar', 'Fermenting'] } }),
    ],
  },
  'draws a 7 for each special achievement': {
    position: {
      ann: { red: ['Camouflage'], achievements: ['Monument', 'Wonder', 'Tools'] },
      decks: { base: { 7: ['Evolution', 'Lighting'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Camouflage' }, changes({ ann: { hand: ['Evolution', 'Lighting'] } })],
  },
  'may lead nowhere: both ways are offered where one of them is possible': {
    position: { ann: { red: ['Camouflage'], safe: ['Tools', 'Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Camouflage', 'Junk and safeguard'] }, changes()],
  },
  'of two that do not both fit into the safe, the player sees which one stays in the junk': {
    position: {
      ann: {
        red: ['Camouflage'],
        green: { cards: ['Bicycle', 'Paper'], splay: 'up' },
        purple: ['Railroad'],
        safe: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Camouflage', 'Junk and safeguard', ['Camouflage', 'Railroad']] },
      { as: 'ann', offers: ['Camouflage', 'Railroad', 'auto'], title: 'Choose a card to safeguard next.' },
      { as: 'ann', pick: ['Railroad'] },
      changes({ ann: { safe: ['Tools', 'Railroad'], red: [], purple: [] }, junk: ['Camouflage'] }),
    ],
  },
})
