import { changes, scenarios } from '../../testing/scenarios'

scenarios('Assassination', {
  'takes a drawn card with a castle and the top card of its color': {
    position: {
      ann: { red: ['Assassination'] },
      bob: { red: ['Oars'], green: ['The Wheel'] },
      decks: { base: { 1: ['Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Assassination' },
      changes({ ann: { score: ['Archery', 'Oars'] }, bob: { red: [] } }),
    ],
  },
  'leaves a drawn card without a castle, and claims Confidence where nobody has a top green card': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: { red: ['Assassination'] },
      decks: { usee: { 1: ['Dance'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Assassination' },
      changes({ ann: { achievements: ['Confidence'] }, bob: { hand: ['Dance'] } }),
    ],
  },
  'claims nothing where somebody has a top green card': {
    position: {
      expansions: ['base', 'usee'],
      unseenAchievements: true,
      ann: { red: ['Assassination'] },
      bob: { green: ['The Wheel'] },
      decks: { usee: { 1: ['Dance'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Assassination' }, changes({ bob: { hand: ['Dance'] } })],
  },
  'claims nothing where Confidence is not available': {
    position: {
      expansions: ['base', 'usee'],
      ann: { red: ['Assassination'] },
      decks: { usee: { 1: ['Dance'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Assassination' }, changes({ bob: { hand: ['Dance'] } })],
  },
})
