import { changes, scenarios } from '../../testing/scenarios'

scenarios('Translation', {
  'melds all scored cards or none, in an order that the player chooses': {
    position: { ann: { blue: ['Translation'], score: ['Oars', 'Archery', 'Masonry'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Translation' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Meld all cards in your score pile?', pick: 'yes' },
      { as: 'ann', offers: ['Oars', 'Archery', 'Masonry', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', picks: ['Archery', 'auto'] },
      changes({ ann: { red: ['Oars', 'Archery'], yellow: ['Masonry'], score: [] } }),
    ],
  },
  'melds nothing after a no, and claims World with coins on every top card': {
    position: { ann: { blue: ['Translation'], red: ['Optics', 'Oars', 'Metalworking'], score: ['Archery'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Translation', 'no'] }, changes({ ann: { achievements: ['World'] } })],
  },
  'asks nothing with an empty score pile and claims nothing with a top card that lacks a coin': {
    position: { ann: { blue: ['Translation'], red: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Translation' }, changes(), { turn: 'bob' }],
  },
  'claims nothing when World is no longer available': {
    position: { ann: { blue: ['Translation'] }, bob: { achievements: ['World'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Translation' }, changes()],
  },
  'lets a sharer claim World before the leader': {
    position: {
      ann: { blue: ['Translation'] },
      bob: { red: ['Optics'], score: ['Sailing'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Translation' },
      { as: 'bob', pick: ['yes'] },
      changes({ ann: { hand: ['Paper'] }, bob: { green: ['Sailing'], achievements: ['World'], score: [] } }),
    ],
  },
})
