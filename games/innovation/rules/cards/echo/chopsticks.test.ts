import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chopsticks', {
  'foreshadows a 1, junks the deck of 1 and achieves the highest card of the junk': {
    position: {
      ann: { yellow: ['Chopsticks'], score: ['Philosophy', 'Optics'] },
      junk: ['Tools'],
      decksExact: { base: { '1': ['Sailing', 'Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chopsticks' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Do you want to foreshadow?', pick: 'yes' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Junk the 1 deck?', pick: 'yes' },
      { as: 'ann', offers: ['*base-1*', '*base-1*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({ ann: { forecast: ['Sailing'], achievements: ['Tools'] }, junk: ['Oars'] }),
    ],
  },
  'achieves nothing where the highest card is too high, even if another is not': {
    position: {
      ann: { yellow: ['Chopsticks'], score: ['Philosophy', 'Optics'] },
      junk: ['Calendar'],
      decksExact: { base: { '1': ['Sailing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Chopsticks', 'no', 'yes'] },
      changes({ junk: ['Calendar', 'Sailing'] }),
    ],
  },
  'may be declined, both': {
    position: { ann: { yellow: ['Chopsticks'], score: ['Philosophy', 'Optics'] }, junk: ['Tools'] },
    steps: [{ as: 'ann', picks: ['Dogma.Chopsticks', 'no', 'no'] }, changes()],
  },
  'does not ask about an empty deck, and achieves nothing then': {
    position: {
      ann: { yellow: ['Chopsticks'], score: ['Philosophy', 'Optics'] },
      junk: ['Tools'],
      decksExact: { base: { '1': [] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Chopsticks', 'no'] }, changes(), { turn: 'bob' }],
  },
})
