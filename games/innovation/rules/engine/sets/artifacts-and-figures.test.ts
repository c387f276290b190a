import { changes, scenarios } from '../../testing/scenarios'

const artifactStep = { player: 'ann', round: 2 }

scenarios('Artifacts and figures', {
  'values are raised for the free artifact action': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { blue: ['Archimedes'], artifact: ["Jedlik's Electromagnetic Self-Rotor"] },
      decks: { base: { 9: ['Genetics', 'Fission'] } },
      decksExact: { base: { 3: ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', pick: [3] },
      changes({
        ann: {
          red: ['Fission'],
          score: ['Genetics'],
          museum: ['Museum 1', "Jedlik's Electromagnetic Self-Rotor"],
          artifact: [],
        },
        junk: ['Optics'],
      }),
    ],
  },
  'a compel comes back on who makes it': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: { red: ['Archery'], purple: ['Oculus Quest'] },
      bob: { red: ['Hammurabi'], blue: ['Computers'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oculus Quest' },
      changes({
        ann: { hand: ['Archery', 'Oculus Quest'], red: [], purple: [] },
        bob: { hand: ['Hammurabi', 'Computers'], red: [], blue: [] },
      }),
    ],
  },
  'a karma in place of the free action leaves the artifact for its museum': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { red: ['Saladin'], artifact: ['Oculus Quest'] },
      bob: { green: ['The Wheel'], blue: ['Computers'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { score: ['The Wheel'], museum: ['Museum 1', 'Oculus Quest'], artifact: [] },
        bob: { green: [] },
      }),
    ],
  },
  'figures fade after the free action': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { red: ['Hammurabi'], blue: ['Archimedes'], artifact: ['Exxon Valdez'] },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['Hammurabi', 'Archimedes'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['Hammurabi'] },
      changes({ ann: { score: ['Hammurabi'], museum: ['Museum 1', 'Exxon Valdez'], red: [], artifact: [] } }),
    ],
  },
  'they do not fade after a skipped one': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { red: ['Hammurabi'], blue: ['Archimedes'], artifact: ['Exxon Valdez'] },
    },
    steps: [
      { as: 'ann', pick: ['skip'] },
      changes({ ann: { museum: ['Museum 1', 'Exxon Valdez'], artifact: [] } }),
      { as: 'ann', offers: ['draw a card'], in: 'Draw' },
    ],
  },
  'who has an artifact shared draws a figure': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { artifact: ['Liner Titanic'] },
      bob: { green: ['Sailing'] },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: { hand: ['Homer'], museum: ['Museum 1', 'Liner Titanic'], artifact: [] },
        bob: { score: ['Sailing'], green: [] },
      }),
    ],
  },
  'an achievement that an artifact claims wakes the karma of an opponent': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: { purple: ['Almira, Queen of the Castle'], hand: ['Mathematics'] },
      bob: { red: ['Shivaji'], score: ['Coal'] },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Almira, Queen of the Castle' },
      changes({
        ann: { blue: ['Mathematics'], achievements: ['Calendar'], hand: [] },
        bob: { achievements: ['Sailing'] },
      }),
    ],
  },
  'an artifact that wins may be denied its win': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: { yellow: ["Where's Waldo"], score: ['Tools'] },
      bob: { red: ['Jackie Chan'], score: ['Coal'] },
    },
    steps: [{ as: 'ann', pick: "Dogma.Where's Waldo" }, { over: { winner: 'bob', reason: 'Jackie Chan' } }],
  },
  'what a karma kept from the score pile was not scored by the artifact either': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { green: ['Shen Kuo'], red: ['Archery', 'Oars'], artifact: ["Musk's Tesla Roadster"] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['Archery', 'Oars', 'auto'], title: 'Choose a card to score next.', pick: 'auto' },
      changes({
        ann: {
          red: { cards: ['Fusion', 'Archery', 'Oars'], splay: 'right' },
          museum: ['Museum 1', "Musk's Tesla Roadster"],
          artifact: [],
        },
      }),
    ],
  },
  'with none of three cards scored there is no highest one, and no deck is junked': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { green: ['Shen Kuo'], hand: ['Coal'], artifact: ['Meiji-Mura Stamp Vending Machine'] },
      decks: { base: { 5: ['Physics', 'Banking', 'Statistics'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          hand: ['Physics', 'Banking', 'Statistics'],
          museum: ['Museum 1', 'Meiji-Mura Stamp Vending Machine'],
          artifact: [],
        },
      }),
    ],
  },
  'a compelled transfer that a karma replaced was not done': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: { red: ['Velcro Shoes'] },
      bob: { red: ['Yi Sun-Sin'], green: ['Electricity'], hand: ['Genetics'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Velcro Shoes' }, { over: { winner: 'ann', reason: 'Velcro Shoes' } }],
  },
})
