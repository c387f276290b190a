import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Emperor Meiji', {
  'wins in place of melding a 10 over five different values': {
    position: {
      ann: {
        purple: ['Emperor Meiji'],
        red: ['Coal'],
        blue: ['Tools'],
        green: ['Mapmaking'],
        yellow: ['Machinery'],
        hand: ['Software'],
      },
    },
    steps: [{ as: 'ann', pick: 'Meld.Software' }, { over: { winner: 'ann', reason: 'Emperor Meiji' } }],
  },
  'not with a 9': {
    position: {
      ann: {
        purple: ['Emperor Meiji'],
        red: ['Coal'],
        blue: ['Tools'],
        green: ['Mapmaking'],
        yellow: ['Machinery'],
        hand: ['Genetics'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Genetics' },
      changes({ ann: { blue: ['Genetics', 'Tools'], hand: [] } }),
    ],
  },
  'not where two top cards have the same value': {
    position: {
      ann: {
        purple: ['Emperor Meiji'],
        red: ['Coal'],
        blue: ['Tools'],
        green: ['Sailing'],
        yellow: ['Machinery'],
        hand: ['Software'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Software' },
      changes({ ann: { blue: ['Software', 'Tools'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      achievements: [],
      ann: {
        purple: ['Emperor Meiji'],
        red: ['Coal'],
        blue: ['Tools'],
        green: ['Mapmaking'],
        yellow: ['Machinery'],
        hand: ['Software'],
      },
      bob: { red: ['Tecumseh'], purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Software' },
      {
        as: 'ann',
        offers: ['Emperor Meiji', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Emperor Meiji'] },
      { over: { winner: 'ann', reason: 'Emperor Meiji' } },
    ],
  },
  "an opponent's hand counts as one's own, by its backs": {
    position: { ann: { purple: ['Emperor Meiji'], hand: ['Tools'] }, bob: { hand: ['Calendar'] } },
    steps: [
      { as: 'ann', offers: ['Tools', '*base-2* (bob)'], in: 'Meld' },
      { as: 'ann', hidden: ['Calendar'] },
      { as: 'ann', pick: 'Meld.*base-2* (bob)' },
      changes({ ann: { blue: ['Calendar'] }, bob: { hand: [] } }),
    ],
  },
  'not in the second action': {
    position: {
      turn: { player: 'ann', action: 2, round: 2 },
      ann: { purple: ['Emperor Meiji'], hand: ['Tools'] },
      bob: { hand: ['Calendar'] },
    },
    steps: [{ as: 'ann', offers: ['Tools'], in: 'Meld' }],
  },
  "not in an opponent's turn": {
    position: {
      turn: bobsTurn,
      ann: { purple: ['Emperor Meiji'], hand: ['Tools'] },
      bob: { hand: ['Calendar'] },
    },
    steps: [{ as: 'bob', offers: ['Calendar'], in: 'Meld' }],
  },
  'already in the step with the artifact on display': {
    position: {
      ann: { purple: ['Emperor Meiji'], blue: ['James Clerk Maxwell'], artifact: ['Holmegaard Bows'] },
      bob: { hand: ['Calendar'] },
    },
    steps: [changes({ ann: { totals: { icons: { i: 4, p: 3 } } } })],
  },
  'beside a karma that counts the hand': {
    position: {
      ann: { purple: ['Emperor Meiji'], blue: ['James Clerk Maxwell'], hand: ['Tools'] },
      bob: { hand: ['Calendar'] },
    },
    steps: [changes({ ann: { totals: { icons: { i: 5, p: 4 } } } })],
  },
})
