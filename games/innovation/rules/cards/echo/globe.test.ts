import { changes, scenarios } from '../../testing/scenarios'

scenarios('Globe', {
  'returns the hand; blue, green and yellow cards bring a 6, a 7 and an 8, and a splay': {
    position: {
      ann: {
        green: ['Globe'],
        yellow: ['Masonry', 'Agriculture'],
        hand: ['Tools', 'Sailing', 'Domestication', 'Pottery', 'Oars'],
      },
      decks: { base: { '6': ['Classification'], '7': ['Bicycle'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Globe' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return all cards in your hand?', pick: 'yes' },
      {
        as: 'ann',
        offers: ['Tools', 'Sailing', 'Domestication', 'Pottery'],
        title: 'Choose a blue, green, and yellow card to reveal',
        count: 3,
      },
      { as: 'ann', pick: ['Tools', 'Pottery', 'Sailing'] },
      {
        as: 'ann',
        offers: ['Tools', 'Sailing', 'Domestication', 'Pottery'],
        title: 'Choose a blue, green, and yellow card to reveal',
        count: 3,
      },
      { as: 'ann', pick: ['Tools', 'Sailing', 'Domestication'] },
      { as: 'bob', sees: ['Tools', 'Sailing', 'Domestication'] },
      { as: 'bob', hidden: ['Pottery', 'Oars'] },
      changes({
        ann: {
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'right' },
          forecast: ['Classification', 'Bicycle', 'Flight'],
          hand: [],
        },
      }),
    ],
  },
  'brings nothing where a color is missing': {
    position: { ann: { green: ['Globe'], hand: ['Tools', 'Sailing', 'Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Globe', 'yes'] }, changes({ ann: { hand: [] } })],
  },
  'may be declined': {
    position: { ann: { green: ['Globe'], hand: ['Tools', 'Sailing', 'Domestication'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Globe' }, { as: 'ann', pick: ['no'] }, changes()],
  },
  'is asked of an empty hand, too': {
    position: { ann: { green: ['Globe'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Globe', 'yes'] }, changes(), { turn: 'bob' }],
  },
  'foreshadows a top card from any board when foreseen': {
    position: { ann: { hand: ['Invention'], forecast: ['Globe'] }, bob: { red: ['Optics', 'Archery'] } },
    steps: [
      { as: 'ann', picks: ['Meld.Invention', 'no'] },
      { as: 'ann', offers: ['Globe', 'Optics'], title: 'Choose card(s) to foreshadow', count: 1 },
      { as: 'ann', pick: ['Optics'] },
      changes({
        ann: { green: ['Globe', 'Invention'], forecast: ['Optics'], hand: [] },
        bob: { red: ['Archery'] },
      }),
    ],
  },
})
