import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bicycle', {
  'exchanges hand and score pile whole': {
    position: { ann: { green: ['Bicycle'], hand: ['Tools', 'Paper'], score: ['Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Bicycle' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Exchange your hand and score pile?', count: 1 },
      { as: 'ann', pick: ['yes'] },
      changes({ ann: { hand: ['Coal'], score: ['Tools', 'Paper'] } }),
    ],
  },
  'scores the hand when the score pile is empty': {
    position: { ann: { green: ['Bicycle'], hand: ['Tools', 'Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Bicycle', 'yes'] },
      changes({ ann: { score: ['Tools', 'Paper'], hand: [] } }),
    ],
  },
  'changes nothing when declined': {
    position: { ann: { green: ['Bicycle'], hand: ['Tools'], score: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Bicycle' }, { as: 'ann', pick: ['no'] }, changes()],
  },
  'asks although both are empty, and shares nothing then': {
    position: { ann: { green: ['Bicycle'] }, bob: { green: ['Banking', 'Sailing'], purple: ['Enterprise'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Bicycle' },
      { as: 'bob', pick: ['yes'] },
      { as: 'ann', pick: ['yes'] },
      changes(),
      { turn: 'bob' },
    ],
  },
  'is shared with whoever has as many coins': {
    position: {
      ann: { green: ['Bicycle'], hand: ['Tools'] },
      bob: { purple: ['Enterprise'], score: ['Coal'] },
      decks: { base: { 7: ['Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bicycle' },
      { as: 'bob', pick: ['yes'] },
      { as: 'ann', pick: ['no'] },
      changes({ ann: { hand: ['Tools', 'Railroad'] }, bob: { hand: ['Coal'], score: [] } }),
    ],
  },
})
