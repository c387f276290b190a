import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const artifactStep = { player: 'ann', round: 2 }

scenarios('Museums and junking', {
  'a museum among junked achievements is available again': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Exxon Valdez'] },
      bob: { red: ['Coal'], achievements: ['Museum 2', 'War', 'Calendar'] },
      achievements: ['Sailing'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Exxon Valdez' },
      changes({
        bob: { red: [], achievements: [] },
        junk: ['Coal', 'War', 'Calendar'],
        achievements: [
          'Empire',
          'Monument',
          'World',
          'Wonder',
          'Universe',
          'Advancement',
          'Expansion',
          'Rivalry',
          'Trade',
          'Museum 1',
          'Museum 2',
          'Museum 3',
          'Museum 4',
          'Museum 5',
          'Sailing',
        ],
      }),
    ],
  },
  'an artifact deck that lost its only card at the hands of an artifact has nothing to dig': {
    position: {
      expansions: ['base', 'arti'],
      turn: annsTurn,
      ann: { blue: ['Rover Curiosity', 'Tools'], hand: ['A.I.'] },
      decksExact: { arti: { 10: ['Exxon Valdez'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Rover Curiosity', 'Meld.A.I.'] },
      changes({ ann: { red: ['Exxon Valdez'], purple: ['A.I.'], hand: [] } }),
    ],
  },
  'a Yamato on a museum is seized over an 8, not over an 11': {
    position: {
      expansions: ['base', 'arti'],
      turn: annsTurn,
      ann: { red: ['Flight', 'Fusion'], hand: ['Mobility'] },
      bob: { museum: ['Museum 1', 'Battleship Yamato'] },
      decksExact: { arti: { 8: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Mobility' },
      { as: 'ann', offers: ['Battleship Yamato'], in: 'seize', title: 'Choose artifact option' },
      { as: 'ann', pick: 'seize.Battleship Yamato' },
      changes({
        ann: { red: ['Mobility', 'Flight', 'Fusion'], museum: ['Museum 1', 'Battleship Yamato'], hand: [] },
        bob: { museum: [] },
      }),
    ],
  },
})

scenarios('Artifacts and the values 0 and 11', {
  'an artifact of value 11 is dug from under a Yamato': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Battleship Yamato'], hand: ['Fusion'] },
      decks: { arti: { 11: ['Greenland'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Fusion' },
      changes({ ann: { red: ['Fusion', 'Battleship Yamato'], artifact: ['Greenland'], hand: [] } }),
    ],
  },
  'nothing is dug from under an 11 when the base deck of value 11 is empty': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Fusion'], hand: ['Oars'] },
      decks: { arti: { 11: ['Greenland'] } },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Oars' }, changes({ ann: { red: ['Oars', 'Fusion'], hand: [] } })],
  },
  'there is no artifact of value 0 to dig': {
    position: { expansions: ['base', 'arti'], age0: true, ann: { red: ['Fire'], hand: ['Trapping'] } },
    steps: [{ as: 'ann', pick: 'Meld.Trapping' }, changes({ ann: { red: ['Trapping', 'Fire'], hand: [] } })],
  },
  'each value begins at 0 once that is in play': {
    position: {
      age0: true,
      ann: { red: ['Pizza Pacaya'] },
      bob: { green: ['Currency'] },
      decks: {
        base: {
          0: ['Fire'],
          1: ['Archery'],
          2: ['Construction'],
          3: ['Optics'],
          4: ['Gunpowder'],
          5: ['Coal'],
          6: ['Industrialization'],
          7: ['Combustion'],
          8: ['Flight'],
          9: ['Fission'],
          10: ['Robotics'],
          11: ['Fusion'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pizza Pacaya' },
      changes({
        bob: {
          red: [
            'Fusion',
            'Robotics',
            'Fission',
            'Flight',
            'Combustion',
            'Industrialization',
            'Coal',
            'Gunpowder',
            'Optics',
            'Construction',
            'Archery',
            'Fire',
          ],
          green: [],
        },
        junk: ['Currency'],
      }),
    ],
  },
  'each value below nine includes 0': {
    position: {
      age0: true,
      ann: { blue: ["Earhart's Lockheed Electra 10E"], red: ['Archery'] },
      junk: ['Calendar', 'Optics', 'Gunpowder', 'Coal', 'Canning', 'Lighting'],
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: "Dogma.Earhart's Lockheed Electra 10E" },
      { turn: 'bob' },
      changes({
        ann: { red: [], blue: [] },
        junk: [
          "Earhart's Lockheed Electra 10E",
          'Archery',
          'Calendar',
          'Optics',
          'Gunpowder',
          'Coal',
          'Canning',
          'Lighting',
        ],
      }),
    ],
  },
  'a raised {11} of an artifact ends the game': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: artifactStep,
      ann: { blue: ['Archimedes'], artifact: ['What Does the Fox Say'], score: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: ['dogma'] }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'an empty score pile is worth a card of value 0': {
    position: {
      age0: true,
      ann: { blue: ['Luna 3'] },
      decks: { base: { 0: ['Fire'] } },
      decksExact: { base: { 5: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Luna 3' },
      { as: 'ann', offers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', pick: [5] },
      changes({ ann: { score: ['Fire'] } }),
    ],
  },
  'a museum that goes back after a meld is a return for Peter the Great': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: annsTurn,
      ann: { red: ['Peter the Great'], green: ['Navigation', 'Sailing'], museum: ['Museum 2', 'Holy Grail'] },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Meld from Museum.Holy Grail' },
      changes({ ann: { yellow: ['Holy Grail'], score: ['Sailing'], green: ['Navigation'], museum: [] } }),
    ],
  },
  'it has no value for Maxwell': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: annsTurn,
      ann: { blue: ['James Clerk Maxwell'], museum: ['Museum 2', 'Holy Grail'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld from Museum.Holy Grail' },
      changes({ ann: { yellow: ['Holy Grail'], museum: [] } }),
    ],
  },
  'and Napoleon cannot meld it': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      turn: annsTurn,
      ann: { red: ['Napoleon Bonaparte'], museum: ['Museum 2', 'Holy Grail'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld from Museum.Holy Grail' },
      { as: 'ann', offers: ['Napoleon Bonaparte', 'Catherine the Great'], pick: 'Catherine the Great' },
      changes({ ann: { yellow: ['Holy Grail'], museum: [] } }),
    ],
  },
})
