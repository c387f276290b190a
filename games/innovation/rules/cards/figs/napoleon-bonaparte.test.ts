import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Napoleon Bonaparte', {
  'a red card that would be melded is melded and tucked, and a top card of 5 or 6 scored': {
    position: {
      ann: { red: ['Napoleon Bonaparte'], hand: ['Archery'] },
      bob: { green: ['Banking'], purple: ['Astronomy'], yellow: ['Agriculture'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      { as: 'ann', offers: ['Napoleon Bonaparte', 'Banking', 'Astronomy'], count: 1, pick: 'Banking' },
      changes({
        ann: { red: ['Napoleon Bonaparte', 'Archery'], score: ['Banking'], hand: [] },
        bob: { green: [] },
      }),
    ],
  },
  'a blue card that would be returned, too: then nothing was returned': {
    position: {
      ann: { red: ['Napoleon Bonaparte'], yellow: ['Agriculture'], blue: ['Pottery'], hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Agriculture', 'Tools'] },
      changes({ ann: { blue: ['Pottery', 'Tools'], score: ['Napoleon Bonaparte'], red: [], hand: [] } }),
    ],
  },
  'a green card that would be scored is melded and stays on top': {
    position: {
      ann: { red: ['Napoleon Bonaparte'], purple: ['Philosophy'], green: ['Sailing'], hand: ['Clothing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Philosophy', 'Clothing'] },
      changes({ ann: { green: ['Clothing', 'Sailing'], score: ['Napoleon Bonaparte'], red: [], hand: [] } }),
    ],
  },
  'a purple card that would be tucked is melded': {
    position: { ann: { red: ['Napoleon Bonaparte'], purple: ['Code of Laws'], hand: ['Mysticism'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Code of Laws', 'Mysticism'] },
      changes({
        ann: { purple: ['Mysticism', 'Code of Laws'], score: ['Napoleon Bonaparte'], red: [], hand: [] },
      }),
    ],
  },
  'leaves what an opponent melds alone': {
    position: { turn: bobsTurn, ann: { red: ['Napoleon Bonaparte'] }, bob: { hand: ['Archery'] } },
    steps: [{ as: 'bob', pick: 'Meld.Archery' }, changes({ bob: { red: ['Archery'], hand: [] } })],
  },
  'the ruling: the original verb is replaced entirely, and the score is mandatory': {
    position: { ann: { red: ['Napoleon Bonaparte'], hand: ['Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { green: ['Sailing'], score: ['Napoleon Bonaparte'], red: [], hand: [] } }),
    ],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { red: ['Napoleon Bonaparte'], hand: ['Oars'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      {
        as: 'ann',
        offers: ['Napoleon Bonaparte', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { red: ['Oars'], hand: ['Napoleon Bonaparte'] } }),
    ],
  },
})
