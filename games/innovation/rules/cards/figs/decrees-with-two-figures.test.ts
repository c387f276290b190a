import { figuresTurn, scenarios } from '../../testing/scenarios'
import { allCards } from '../all-cards'

/** Figures of one value: by themselves they allow no decree. */
const PAIR = ['Homer', 'Hammurabi', 'Gilgamesh']
const COVERS = { red: 'Oars', yellow: 'Masonry', green: 'Sailing', blue: 'Tools', purple: 'Mysticism' }

const permissions = allCards.flatMap(({ name, color, karma }) =>
  karma.flatMap((one) => {
    const decree = 'reads' in one ? one.reads.decreeForTwo : undefined
    return decree === undefined ? [] : [{ name, color, decree }]
  }),
)

for (const { name, color, decree } of permissions) {
  const hand = PAIR.filter((figure) => figure !== name).slice(0, 2)
  const offered = { as: 'ann', in: 'Decree', offers: [decree] }
  const nothing = { as: 'ann', in: 'Decree', offers: [] }
  scenarios(`${name} and decrees`, {
    [`two figures are enough for ${decree}`]: {
      position: { ...figuresTurn, ann: { [color]: [name], hand } },
      steps: [offered],
    },
    'one figure and a card that is none are not': {
      position: { ...figuresTurn, ann: { [color]: [name], hand: [...hand.slice(0, 1), 'Calendar'] } },
      steps: [nothing],
    },
    'it allows nothing under another card': {
      position: { ...figuresTurn, ann: { [color]: [COVERS[color], name], hand } },
      steps: [nothing],
    },
    'it allows nothing to another player': {
      position: { ...figuresTurn, ann: { hand }, bob: { [color]: [name] } },
      steps: [nothing],
    },
  })
}

scenarios('Figures that allow decrees', {
  'two of them allow two decrees': {
    position: { ...figuresTurn, ann: { purple: ['Sinuhe'], green: ['Fu Xi'], hand: ['Homer', 'Hammurabi'] } },
    steps: [{ as: 'ann', in: 'Decree', offers: ['Rivalry', 'Trade'] }],
  },
})
