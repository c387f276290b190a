import { changes, scenarios } from '../../testing/scenarios'

scenarios('Coal', {
  'scores a top card and the one beneath it': {
    position: {
      ann: { red: ['Coal'], blue: ['Pottery', 'Writing', 'Tools'] },
      decks: { base: { 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coal' },
      {
        as: 'ann',
        offers: ['red', 'green', 'blue'],
        title: '(optional) Choose a color to score, twice',
        min: 0,
      },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { green: ['Banking'], blue: ['Tools'], score: ['Pottery', 'Writing'] } }),
    ],
  },
  'tucks a 5 and may splay red right; a color with one card is scored once': {
    position: { ann: { red: ['Coal'], blue: ['Pottery'] }, decks: { base: { 5: ['The Pirate Code'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Coal' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', picks: ['red', 'blue'] },
      changes({
        ann: { red: { cards: ['Coal', 'The Pirate Code'], splay: 'right' }, score: ['Pottery'], blue: [] },
      }),
    ],
  },
  'need neither splay nor score': {
    position: { ann: { red: ['Coal'] }, decks: { base: { 5: ['The Pirate Code'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Coal', [], []] },
      changes({ ann: { red: ['Coal', 'The Pirate Code'] } }),
      { turn: 'bob' },
    ],
  },
  'shares with whoever has as many factories': {
    position: {
      ann: { red: ['Coal'] },
      bob: { red: ['Explosives'] },
      decks: { base: { 5: ['Banking', 'Physics', 'Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coal' },
      { as: 'bob', pick: ['green'] },
      { as: 'ann', pick: [] },
      changes({ ann: { blue: ['Physics'], hand: ['Astronomy'] }, bob: { score: ['Banking'] } }),
    ],
  },
})
