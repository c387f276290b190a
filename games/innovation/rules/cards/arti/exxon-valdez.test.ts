import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Exxon Valdez', {
  'junks hand, score pile, board, achievements, display, museum and all else of a player, who loses': {
    position: {
      expansions: ['base', 'arti'],
      players: ['ann', 'bob', 'cat'],
      turn: annsTurn,
      ann: { red: ['Exxon Valdez'] },
      bob: {
        red: ['Coal', 'Oars'],
        hand: ['Tools'],
        score: ['Optics'],
        forecast: ['Paper'],
        safe: ['Alchemy'],
        achievements: ['Calendar', 'Monument'],
        artifact: ['Holy Lance'],
        museum: ['Museum 1', 'Dancing Girl'],
      },
      cat: { hand: ['Sailing'] },
      achievements: ['Construction'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Exxon Valdez' },
      { turn: 'ann' },
      changes({
        bob: {
          red: [],
          hand: [],
          score: [],
          forecast: [],
          safe: [],
          achievements: [],
          artifact: [],
          museum: [],
        },
        standardAchievements: ['Construction'],
        junk: [
          'Coal',
          'Oars',
          'Tools',
          'Optics',
          'Paper',
          'Dancing Girl',
          'Alchemy',
          'Holy Lance',
          'Calendar',
          'Monument',
        ],
      }),
      { as: 'ann', pick: 'Draw.draw a card' },
      { turn: 'cat' },
    ],
  },
  'the last other player loses: the leader wins': {
    position: { ann: { red: ['Exxon Valdez'] }, bob: { red: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Exxon Valdez' }, { over: { winner: 'ann', reason: 'Exxon Valdez' } }],
  },
  'does nothing to a player with fewer factories': {
    position: { ann: { red: ['Exxon Valdez'] }, bob: { red: ['Industrialization'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Exxon Valdez' }, changes(), { turn: 'bob' }],
  },
})
