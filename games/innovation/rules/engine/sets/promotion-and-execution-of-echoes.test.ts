import { changes, scenarios } from '../../testing/scenarios'

scenarios('Promotion and execution of echoes', {
  'what is foreseen is so for whoever shares, too': {
    position: {
      ann: { hand: ['Colonialism'], forecast: ['Kobukson'] },
      bob: { yellow: ['Steam Engine'], green: ['Electricity'] },
      decks: { base: { '4': ['Gunpowder', 'Invention'], '5': ['Physics', 'Coal', 'Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Colonialism' },
      { as: 'bob', pick: ['bob red'] },
      { as: 'ann', pick: ['ann red'] },
      changes({
        ann: {
          red: { cards: ['Coal', 'Kobukson', 'Colonialism'], splay: 'left' },
          green: ['Invention'],
          hand: ['Astronomy'],
          forecast: [],
        },
        bob: { red: ['Gunpowder'], blue: ['Physics'] },
      }),
    ],
  },
  'a card executed within a foreseen action is not foreseen': {
    position: {
      ann: { hand: ['Computers'], forecast: ['Email'], yellow: ['Tractor'] },
      decks: { base: { '7': ['Bicycle', 'Lighting', 'Railroad'], '9': ['Ecology'], '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Computers' },
      changes({
        ann: {
          blue: ['Computers'],
          green: ['Email'],
          forecast: ['Robotics', 'Ecology'],
          hand: ['Bicycle', 'Railroad'],
          score: ['Lighting'],
        },
      }),
    ],
  },
  'a super-executed card has its echo for the player alone and its demand for opponents': {
    position: {
      ann: { purple: ['Deepfake'] },
      bob: { blue: ['Perfume'], green: ['Paper'] },
      decks: { base: { '1': ['Sailing'], '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Deepfake', 'Perfume'] },
      changes({ ann: { green: ['Paper', 'Sailing'] }, bob: { red: ['Optics'], green: [] } }),
    ],
  },
  'a card executed from the hand has its echo': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Karaoke'], hand: ['Tools'] },
      achievements: ['Archery'],
      decks: { base: { '2': ['Calendar'] }, echo: { '1': ['Ruler', 'Bell', 'Dice'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Karaoke', 'Bell'] },
      changes({
        ann: {
          hand: ['Tools', 'Karaoke', 'Ruler', 'Calendar'],
          forecast: ['Bell'],
          achievements: ['Archery'],
          purple: [],
        },
      }),
    ],
  },
  'a card covered by its own echo is carried out all the same': {
    position: { ann: { yellow: ['Deodorant'] }, decks: { base: { '3': ['Machinery', 'Optics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Deodorant' },
      changes({ ann: { yellow: ['Machinery', 'Deodorant'], red: ['Optics'] } }),
    ],
  },
  'a value of nothing is 0 once value 0 is in play': {
    position: { age0: true, ann: { purple: ['Chaturanga'] }, decks: { base: { '0': ['Fire'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Chaturanga' }, changes({ ann: { forecast: ['Fire'] } })],
  },
  'an echo that draws above 11 ends the game': {
    position: { ann: { blue: ['Human Genome'], score: ['Tools'] }, decksExact: { base: { '11': [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Human Genome' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'a card that its own echoes score is carried out to its end': {
    position: {
      ann: { green: ['Email'], red: { cards: ['Coal', 'Loom'], splay: 'left' } },
      decks: { base: { '5': ['The Pirate Code'], '9': ['Ecology'], '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Email' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: [] },
      {
        as: 'ann',
        offers: ['red', 'green'],
        title: '(optional) Choose a color to score, twice',
        count: [0, 1],
      },
      { as: 'ann', pick: [] },
      changes({
        ann: { red: ['Loom', 'The Pirate Code'], score: ['Coal'], forecast: ['Robotics', 'Ecology'] },
      }),
    ],
  },
})
