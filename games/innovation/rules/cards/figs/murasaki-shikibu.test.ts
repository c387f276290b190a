import { changes, figureScenarios } from '../../testing/scenarios'

/** What bob draws: a figure, once, for the standard achievement that ann claims. */
const decks = { figs: { 1: ['Imhotep', 'Ptahhotep'], 2: ['Archimedes'] } }

const score = ['Coal', 'Calendar', 'Anatomy']

figureScenarios('Murasaki Shikibu', {
  'a card that could be claimed without it may be junked, and both are claimed': {
    position: { decks, achievements: ['Pottery'], ann: { purple: ['Murasaki Shikibu'], score } },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Calendar'], count: [0, 1], title: '(optional) Choose card(s) to junk' },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['*base-2*'], count: [0, 1], title: '(optional) Choose Achievement' },
      { as: 'ann', pick: ['*base-2*'] },
      changes({
        ann: { score: ['Coal', 'Anatomy'], achievements: ['Pottery', 'Calendar'] },
        bob: { hand: ['Imhotep'] },
      }),
    ],
  },
  'without junking the achievement is claimed alone': {
    position: { decks, achievements: ['Pottery'], ann: { purple: ['Murasaki Shikibu'], score } },
    steps: [
      { as: 'ann', picks: ['Achieve.*base-1*', []] },
      changes({ ann: { achievements: ['Pottery'] }, bob: { hand: ['Imhotep'] } }),
    ],
  },
  'a junked card that is not claimed stays in the junk': {
    position: { decks, achievements: ['Pottery'], ann: { purple: ['Murasaki Shikibu'], score } },
    steps: [
      { as: 'ann', picks: ['Achieve.*base-1*', 'Calendar', []] },
      changes({
        ann: { score: ['Coal', 'Anatomy'], achievements: ['Pottery'] },
        bob: { hand: ['Imhotep'] },
        junk: ['Calendar'],
      }),
    ],
  },
  'a card that only its own points would pay for is not offered': {
    position: {
      decks,
      achievements: ['Pottery'],
      ann: { purple: ['Murasaki Shikibu'], score: ['Coal', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({ ann: { achievements: ['Pottery'] }, bob: { hand: ['Imhotep'] } }),
    ],
  },
  'a claim by an effect, or of a special achievement, proceeds as usual': {
    position: {
      ann: {
        purple: ['Murasaki Shikibu'],
        yellow: ['Masonry'],
        red: ['Archery', 'Oars', 'Metalworking'],
        score,
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Masonry' }, changes({ ann: { achievements: ['Monument'] } })],
  },
  'of two karmas that a claim triggers, one is chosen': {
    position: {
      decks,
      achievements: ['Pottery'],
      ann: { purple: ['Murasaki Shikibu'], score },
      bob: { blue: ['Zhang Heng'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Murasaki Shikibu', 'Zhang Heng'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Murasaki Shikibu', []] },
      changes({ ann: { achievements: ['Pottery'] }, bob: { hand: ['Archimedes'] } }),
    ],
  },
})
