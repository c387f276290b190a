import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Astronomy', {
  'melds green and blue cards until another comes, which is kept; high top cards claim Universe': {
    position: {
      ann: { purple: ['Astronomy'], red: ['Combustion', 'Archery'] },
      decks: { base: { 6: ['Classification', 'Encyclopedia', 'Canning', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astronomy' },
      changes({
        ann: {
          green: ['Classification'],
          blue: ['Encyclopedia'],
          hand: ['Canning'],
          achievements: ['Universe'],
        },
      }),
      { as: 'bob', sees: ['Canning'] },
      { turn: 'bob' },
    ],
  },
  'claims nothing with a lower top card that is not purple': {
    position: {
      ann: { purple: ['Astronomy'], yellow: ['Steam Engine', 'Canning'] },
      decks: { base: { 6: ['Democracy'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Astronomy' }, changes({ ann: { hand: ['Democracy'] } })],
  },
  'claims Universe with nothing but purple cards': {
    position: { ann: { purple: ['Astronomy'] }, decks: { base: { 6: ['Canning'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Astronomy' },
      changes({ ann: { hand: ['Canning'], achievements: ['Universe'] } }),
    ],
  },
  'claims no Universe that is gone': {
    position: {
      ann: { purple: ['Astronomy'] },
      bob: { achievements: ['Universe'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Astronomy' }, changes({ ann: { hand: ['Canning'] } })],
  },
  'lets whoever shares claim first': {
    position: {
      ann: { purple: ['Astronomy'] },
      bob: { blue: ['Atomic Theory'] },
      decks: { base: { 6: ['Canning', 'Encyclopedia', 'Democracy', 'Vaccination'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astronomy' },
      changes({
        ann: { blue: ['Encyclopedia'], hand: ['Democracy', 'Vaccination'] },
        bob: { hand: ['Canning'], achievements: ['Universe'] },
      }),
    ],
  },
  'still asks for a 6 where printed values are raised': {
    position: {
      expansions: ['base', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Astronomy'], blue: ['Archimedes'] },
      bob: { red: ['Industrialization'], blue: ['Software'], green: ['Classification'], yellow: ['Ecology'] },
      decks: { base: { 7: ['Lighting', 'Railroad'] }, figs: { 5: ['Isaac Newton'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Astronomy' },
      changes({
        ann: { hand: ['Railroad', 'Isaac Newton'] },
        bob: { hand: ['Lighting'], achievements: ['Universe'] },
      }),
    ],
  },
})
