import { changes, scenarios } from '../../testing/scenarios'

scenarios('Magic 8-Ball', {
  'does as wished for a lightbulb, and repeats for purple': {
    position: {
      ann: { yellow: ['Magic 8-Ball'] },
      decks: { base: { 8: ['Empiricism', 'Skyscrapers'], 10: ['Software', 'Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Magic 8-Ball' },
      {
        as: 'ann',
        offers: ['Draw two 10', 'Draw and score two 8', 'Safeguard two available standard achievements'],
        count: 1,
      },
      { as: 'ann', picks: ['Draw two 10', 'Draw and score two 8'] },
      changes({
        ann: {
          yellow: ['Magic 8-Ball', 'Skyscrapers'],
          purple: ['Empiricism'],
          hand: ['Software', 'Robotics'],
        },
      }),
    ],
  },
  'safeguards two achievements': {
    position: {
      achievements: ['Tools', 'Calendar', 'Paper'],
      ann: { yellow: ['Magic 8-Ball'] },
      decks: { base: { 8: ['Mass Media'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Magic 8-Ball', 'Safeguard two available standard achievements'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-3*'],
        title: 'Choose card(s) to safeguard',
        count: 2,
      },
      { as: 'ann', pick: ['*base-1*', '*base-2*'] },
      changes({ ann: { green: ['Mass Media'], safe: ['Tools', 'Calendar'] } }),
    ],
  },
  'scores two 8, which are drawn after the wish': {
    position: {
      ann: { yellow: ['Magic 8-Ball'] },
      decks: { base: { 8: ['Mass Media', 'Flight', 'Corporations'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Magic 8-Ball', 'Draw and score two 8'] },
      changes({ ann: { green: ['Mass Media'], score: ['Flight', 'Corporations'] } }),
    ],
  },
  'a wish is not fulfilled without a lightbulb; red repeats': {
    position: { ann: { yellow: ['Magic 8-Ball'] }, decks: { base: { 8: ['Mobility', 'Rocketry'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Magic 8-Ball', 'Draw two 10'] },
      { as: 'ann', pick: 'Safeguard two available standard achievements' },
      changes({ ann: { red: ['Mobility'], blue: ['Rocketry'] } }),
    ],
  },
})
