import { changes, scenarios } from '../../testing/scenarios'

scenarios("April Fool's Day", {
  'transfers a card of hand or score pile to the board of the previous player': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: {
        yellow: ["April Fool's Day", 'Agriculture'],
        purple: { cards: ['Mysticism', 'Monotheism'], splay: 'left' },
        hand: ['Tools'],
        score: ['Oars'],
      },
    },
    steps: [
      { as: 'ann', pick: "Dogma.April Fool's Day" },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer', count: 1, pick: 'Oars' },
      { as: 'ann', offers: ['yellow', 'purple'], title: 'Choose a color to splay right', count: 1 },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: {
          yellow: { cards: ["April Fool's Day", 'Agriculture'], splay: 'right' },
          purple: ['Mysticism', 'Monotheism'],
          score: [],
        },
        cat: { red: ['Oars'] },
      }),
    ],
  },
  'claims Folklore where nothing can be transferred; splays purple instead': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: {
        yellow: { cards: ["April Fool's Day", 'Agriculture'], splay: 'up' },
        purple: ['Mysticism', 'Monotheism'],
      },
    },
    steps: [
      { as: 'ann', picks: ["Dogma.April Fool's Day", 'purple'] },
      changes({
        ann: {
          yellow: ["April Fool's Day", 'Agriculture'],
          purple: { cards: ['Mysticism', 'Monotheism'], splay: 'right' },
          achievements: ['Folklore'],
        },
      }),
    ],
  },
  'has to give the only card': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: { yellow: ["April Fool's Day"], hand: ['Oars'] },
    },
    steps: [
      { as: 'ann', picks: ["Dogma.April Fool's Day", 'purple'] },
      changes({ ann: { hand: [] }, bob: { red: ['Oars'] } }),
    ],
  },
})
