import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const artifactStep = { player: 'ann', round: 2 }

scenarios('Artifacts, the forecast and cities', {
  'an artifact is dug before a card is promoted': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { blue: ['Tools'], hand: ['Writing'], forecast: ['Pottery', 'Oars', 'Calendar'] },
      bob: { museum: ['Museum 1', 'Dancing Girl'] },
      decks: { arti: { 1: ['Holmegaard Bows'] } },
      decksExact: { base: { 1: ['Sailing'] }, echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Writing' },
      { as: 'ann', offers: ['Dancing Girl'], in: 'seize', title: 'Choose artifact option', pick: 'dig' },
      { as: 'ann', offers: ['Pottery', 'Oars'], title: 'Choose card(s) to meld', count: 1, pick: 'Pottery' },
      changes({
        ann: {
          blue: ['Pottery', 'Writing', 'Tools'],
          hand: ['Sailing'],
          forecast: ['Oars', 'Calendar'],
          artifact: ['Holmegaard Bows'],
        },
      }),
    ],
  },
  'a promoted card digs nothing': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { blue: ['Tools'], hand: ['Sailing'], forecast: ['Pottery'] },
      decksExact: { base: { 1: ['Oars'] }, echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Sailing' },
      changes({ ann: { green: ['Sailing'], blue: ['Pottery', 'Tools'], hand: ['Oars'], forecast: [] } }),
    ],
  },
  'an artifact melded from its museum draws a city and promotes a card': {
    position: {
      expansions: ['base', 'echo', 'city', 'arti'],
      ann: { museum: ['Museum 1', 'Holmegaard Bows'], forecast: ['Pottery'] },
      decks: { city: { 1: ['Athens'] } },
      decksExact: { base: { 1: ['Oars'] }, echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld from Museum.Holmegaard Bows' },
      { as: 'ann', offers: ['Athens'], count: [0, 1], title: '(optional) Choose card(s) to return' },
      { as: 'ann', pick: [] },
      changes({
        ann: {
          red: ['Holmegaard Bows'],
          blue: ['Pottery'],
          hand: ['Athens', 'Oars'],
          forecast: [],
          museum: [],
        },
      }),
    ],
  },
  'a hexnote of a covered card is a hex: a higher card with its hex in the same place digs': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { purple: ['Bell'], hand: ['The Big Bang'] },
      decks: { arti: { 1: ['Holmegaard Bows'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.The Big Bang' },
      changes({ ann: { purple: ['The Big Bang', 'Bell'], artifact: ['Holmegaard Bows'], hand: [] } }),
    ],
  },
  'a Yamato that was melded is an 11: it promotes up to that value': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { hand: ['Battleship Yamato'], forecast: ['Databases'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Battleship Yamato' },
      changes({ ann: { red: ['Battleship Yamato'], green: ['Databases'], hand: [], forecast: [] } }),
    ],
  },
})

scenarios('Artifacts and The Unseen', {
  'a splay aslant by an artifact keeps the secrets, and leaves room for none': {
    position: {
      expansions: ['base', 'arti', 'usee'],
      turn: annsTurn,
      ann: { blue: ['Great Barrier Reef', 'Tools'], yellow: ['Tomb'], safe: ['Oars', 'Paper'] },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Great Barrier Reef', 'Dogma.Tomb', 'no'] },
      changes({
        ann: { blue: { cards: ['Great Barrier Reef', 'Tools'], splay: 'aslant' } },
        standardAchievements: ['Sailing', 'Calendar'],
      }),
    ],
  },
  'the first draw of a displayed artifact is unseen': {
    position: {
      expansions: ['base', 'arti', 'usee'],
      turn: artifactStep,
      ann: { artifact: ['Magnavox Odyssey'] },
      decks: { base: { 10: ['Databases'] }, usee: { 10: ['Fight Club'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          red: ['Fight Club'],
          green: ['Databases'],
          museum: ['Museum 1', 'Magnavox Odyssey'],
          artifact: [],
        },
      }),
    ],
  },
  'a draw of an artifact leaves the first draw of the turn unused': {
    position: {
      expansions: ['base', 'arti', 'usee'],
      turn: annsTurn,
      ann: { blue: ['Rover Curiosity'] },
      decks: { arti: { 10: ['Exxon Valdez'] }, usee: { 10: ['Fight Club'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Rover Curiosity', 'Draw.draw a card'] },
      changes({ ann: { red: ['Exxon Valdez'], hand: ['Fight Club'] } }),
    ],
  },
})
