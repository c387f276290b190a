import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Figures and the values 0 and 11', {
  'a number of nothing is value 0 once that is in play': {
    position: { age0: true, ann: { yellow: ['Shennong'] }, decks: { base: { 0: ['Knots'], 1: ['Tools'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Tools'], score: ['Knots'] } })],
  },
  'a card of value 0 is none of value 1': {
    position: { age0: true, ann: { green: ['Pedro Alvarez Cabral'], purple: ['Speak with Bird'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Speak with Bird' }, changes()],
  },
  'a value above 11 that a figure asks for ends the game': {
    position: {
      ann: { blue: ['Sejong the Great'], red: ['Fusion'], hand: ['Reclamation'] },
      bob: { score: ['Coal'] },
    },
    steps: [{ as: 'ann', pick: 'Meld.Reclamation' }, { over: { winner: 'bob', reason: 'high draw' } }],
  },
  'a value that a figure raises above 11 ends the game': {
    position: { ann: { blue: ['Johannes Kepler'], yellow: ['Stem Cells'] }, bob: { score: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Stem Cells' }, { over: { winner: 'bob', reason: 'high draw' } }],
  },
  'a Yamato on top is no 8 to figures': {
    position: { ann: { blue: ['Sejong the Great'], red: ['Battleship Yamato'], hand: ['Flight'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Flight' },
      changes({ ann: { red: ['Flight', 'Battleship Yamato'], hand: [] } }),
    ],
  },
  'but an 11': {
    position: {
      ann: { blue: ['Sejong the Great'], red: ['Battleship Yamato'], hand: ['Reclamation'] },
      bob: { score: ['Coal'] },
    },
    steps: [{ as: 'ann', pick: 'Meld.Reclamation' }, { over: { winner: 'bob', reason: 'high draw' } }],
  },
  'there is no achievement one higher than 10': {
    position: {
      achievements: ['Robotics'],
      ann: {
        purple: ['Johannes Vermeer'],
        blue: ['Software'],
        score: ['Fusion', 'Reclamation', 'Near-Field Comm', 'Solar Sailing', 'Climatology'],
      },
      decks: { figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-10*' },
      changes({ ann: { achievements: ['Robotics'] }, bob: { hand: ['Homer'] } }),
    ],
  },
  'a chain achievement triggers karmas for a claim': {
    position: {
      ann: { green: ['Robocar'], blue: ['Writing'], hand: ['Email'] },
      bob: { blue: ['Zhang Heng'] },
      decks: {
        base: { 2: ['Road Building'], 3: ['Alchemy'], 9: ['Ecology'], 10: ['Robotics'], 11: ['Fusion'] },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robocar' },
      changes({
        ann: {
          green: ['Email', 'Robocar'],
          red: ['Road Building'],
          forecast: ['Robotics', 'Ecology'],
          score: ['Zhang Heng'],
          achievements: ['Fusion'],
          hand: [],
        },
        bob: { blue: ['Alchemy'] },
      }),
    ],
  },
})
