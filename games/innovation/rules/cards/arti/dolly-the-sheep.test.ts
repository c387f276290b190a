import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dolly the Sheep', {
  'wins with Domestication at the bottom': {
    position: { ann: { yellow: ['Dolly the Sheep', 'Masonry'] }, decks: { base: { 1: ['Domestication'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Dolly the Sheep' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Score your bottom yellow card?', pick: 'no' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Draw and tuck a {1}?', pick: 'yes' },
      { over: { winner: 'ann', reason: 'Dolly the Sheep' } },
    ],
  },
  'melds the highest card, draws an 11 and junks all achievements, special ones included': {
    position: {
      ann: { yellow: ['Dolly the Sheep', 'Masonry'], hand: ['Optics', 'Paper', 'Tools'] },
      decks: { base: { 11: ['Fusion'] } },
      achievements: ['Sailing'],
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Dolly the Sheep', 'yes', 'no'] },
      { as: 'ann', offers: ['Optics', 'Paper'], title: 'Choose Cards(s)', count: 1, pick: 'Paper' },
      changes({
        ann: {
          yellow: ['Dolly the Sheep'],
          green: ['Paper'],
          hand: ['Optics', 'Tools', 'Fusion'],
          score: ['Masonry'],
        },
        achievements: [],
        junk: ['Sailing', 'Monument', 'Empire', 'World', 'Wonder', 'Universe'],
      }),
    ],
  },
  'museums are not achievements, and without a yellow card none is offered for scoring': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Dolly the Sheep'] },
      decks: { base: { 11: ['Fusion'] } },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Draw and tuck a {1}?', pick: 'no' },
      changes({
        ann: { hand: ['Fusion'], museum: ['Museum 1', 'Dolly the Sheep'], artifact: [] },
        achievements: ['Museum 2', 'Museum 3', 'Museum 4', 'Museum 5'],
        junk: ['Empire', 'Monument', 'World', 'Wonder', 'Universe'],
      }),
    ],
  },
})
