import { changes, scenarios } from '../../testing/scenarios'

scenarios('Streaming', {
  'scores the top card of a color that is not eligible': {
    position: { ann: { blue: ['Streaming'], red: ['Optics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Streaming' },
      { as: 'ann', offers: ['red', 'blue'], title: 'Choose a color', count: 1, pick: 'red' },
      changes({ ann: { score: ['Optics'], red: [] } }),
      { turn: 'bob' },
    ],
  },
  'achieves it instead, if eligible': {
    position: { ann: { blue: ['Streaming'], yellow: ['Fermenting', 'Masonry'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Streaming', 'yellow'] },
      { as: 'ann', offers: ['score', 'achieve'], count: 1, pick: 'achieve' },
      changes({ ann: { yellow: ['Masonry'], achievements: ['Fermenting'] } }),
    ],
  },
  'repeats with the color when foreseen': {
    position: { ann: { hand: ['Astrogeology'], forecast: ['Streaming'], yellow: ['Fermenting', 'Masonry'] } },
    steps: [
      { as: 'ann', picks: ['Meld.Astrogeology', 'yellow', 'score', 'achieve'] },
      changes({
        ann: {
          red: ['Astrogeology'],
          blue: ['Streaming'],
          score: ['Fermenting'],
          achievements: ['Masonry'],
          yellow: [],
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
})
