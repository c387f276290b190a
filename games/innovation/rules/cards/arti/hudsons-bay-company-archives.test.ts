import { changes, scenarios } from '../../testing/scenarios'

scenarios("Hudson's Bay Company Archives", {
  'scores the bottom cards, melds a scored card, splays its color and junks its deck': {
    position: {
      ann: {
        green: ["Hudson's Bay Company Archives", 'Sailing'],
        red: ['Archery', 'Oars'],
        blue: ['Tools'],
        score: ['Optics'],
      },
      decksExact: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: "Dogma.Hudson's Bay Company Archives" },
      {
        as: 'ann',
        offers: ['Optics', 'Oars', 'Sailing', 'Tools'],
        title: 'Choose card(s) to meld',
        count: 1,
      },
      { as: 'ann', pick: ['Optics'] },
      changes({
        ann: {
          green: ["Hudson's Bay Company Archives"],
          red: { cards: ['Optics', 'Archery'], splay: 'right' },
          score: ['Oars', 'Sailing', 'Tools'],
          blue: [],
        },
        junk: ['Compass'],
      }),
    ],
  },
  'comes back from the score pile where it is the only card': {
    position: { ann: { green: ["Hudson's Bay Company Archives"] }, decksExact: { base: { 5: ['Coal'] } } },
    steps: [{ as: 'ann', pick: "Dogma.Hudson's Bay Company Archives" }, changes({ junk: ['Coal'] })],
  },
  'has nothing to meld on display beside an empty board': {
    position: {
      expansions: ['base', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ["Hudson's Bay Company Archives"] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { museum: ['Museum 1', "Hudson's Bay Company Archives"], artifact: [] } }),
    ],
  },
})
