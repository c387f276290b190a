import { changes, scenarios } from '../../testing/scenarios'

scenarios('Emmy Noether', {
  'points are the clocks squared': {
    position: { ann: { green: ['Emmy Noether'], blue: ['Rocketry'] } },
    steps: [changes({ ann: { totals: { icons: { i: 5 }, score: 25 } } })],
  },
  'nothing for a covered figure, nor for opponents': {
    position: {
      ann: { green: ['Sailing', 'Emmy Noether'], blue: ['Rocketry'] },
      bob: { blue: ['Quantum Theory'] },
    },
    steps: [changes({ ann: { totals: { score: 0 } }, bob: { totals: { score: 0 } } })],
  },
  'counts the clocks that another karma adds': {
    position: { ann: { green: ['Emmy Noether'], blue: ['James Clerk Maxwell'], hand: ['Tools'] } },
    steps: [changes({ ann: { totals: { icons: { i: 4 }, score: 23 } } })],
  },
  'its owner junks a card of the score pile before anybody scores, chosen by its back': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'], score: ['Oars', 'Mapmaking'] },
      bob: { green: ['Emmy Noether'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-2* (ann)'], title: 'Choose card(s) to junk', count: 1 },
      { as: 'bob', pick: ['*base-2* (ann)'] },
      changes({ ann: { score: ['Oars', 'Calendar'], hand: [] }, junk: ['Mapmaking'] }),
    ],
  },
  'the ruling: face-down, in your own score pile, too': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: {
        green: ['Emmy Noether'],
        yellow: ['Agriculture'],
        hand: ['Tools'],
        score: ['Oars', 'Mapmaking'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['*base-1* (ann)', '*base-2* (ann)'], title: 'Choose card(s) to junk' },
      { as: 'ann', pick: ['*base-1* (ann)'] },
      changes({ ann: { score: ['Mapmaking', 'Calendar'], hand: [] }, junk: ['Oars'] }),
    ],
  },
  'junks nothing from an empty score pile': {
    position: {
      decks: { base: { '2': ['Calendar'] } },
      ann: { yellow: ['Agriculture'], hand: ['Tools'] },
      bob: { green: ['Emmy Noether'], score: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another one is for scoring': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Agriculture'], hand: ['Tools'], score: ['Oars'] },
      bob: { green: ['Emmy Noether'] },
      cat: { yellow: ['Edward Jenner'] },
      achievements: ['Fermenting'],
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      { as: 'ann', offers: ['Emmy Noether', 'Edward Jenner'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Edward Jenner'] },
      changes({ ann: { score: ['Oars', 'Calendar'], hand: [] }, junk: ['Fermenting'] }),
    ],
  },
})
