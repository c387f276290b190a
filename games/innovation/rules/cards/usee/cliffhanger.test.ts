import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cliffhanger', {
  'tucks a green 4': {
    position: { ann: { green: ['Cliffhanger'], safe: ['Navigation', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      changes({ ann: { green: ['Cliffhanger', 'Navigation'], safe: ['Tools'] } }),
    ],
  },
  'melds a purple 4': {
    position: { ann: { green: ['Cliffhanger'], purple: ['Mysticism'], safe: ['Reformation'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      changes({ ann: { purple: ['Reformation', 'Mysticism'], safe: [] } }),
    ],
  },
  'achieves a red 4 without being eligible': {
    position: { ann: { green: ['Cliffhanger'], safe: ['Gunpowder'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      changes({ ann: { achievements: ['Gunpowder'], safe: [] } }),
    ],
  },
  'scores a yellow 4': {
    position: { ann: { green: ['Cliffhanger'], safe: ['Anatomy'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Cliffhanger' }, changes({ ann: { score: ['Anatomy'], safe: [] } })],
  },
  'draws a 5 for a blue 4, which stays a secret that all know': {
    position: {
      ann: { green: ['Cliffhanger'], safe: ['Experimentation'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      { as: 'bob', sees: ['Experimentation'] },
      changes({ ann: { hand: ['Coal'] } }),
    ],
  },
  'takes one of several at random': {
    position: {
      seed: 'chance',
      ann: { green: ['Cliffhanger'], safe: ['Anatomy', 'Perspective', 'Colonialism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      changes({ ann: { safe: ['Anatomy', 'Perspective'], achievements: ['Colonialism'] } }),
    ],
  },
  'safeguards the top card of the deck where no secret is a 4': {
    position: { ann: { green: ['Cliffhanger'], safe: ['Tools'] }, decks: { base: { 4: ['Anatomy'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Cliffhanger' },
      changes({ ann: { safe: ['Tools', 'Anatomy'] } }),
      { as: 'ann', hidden: ['Anatomy'] },
    ],
  },
  'does nothing with an empty deck': {
    position: { ann: { green: ['Cliffhanger'] }, decksExact: { base: { 4: [] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Cliffhanger' }, changes()],
  },
})
