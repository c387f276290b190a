import { scenarios } from '../testing/scenarios'

scenarios('Artifacts', {
  'a compel hits those who would share': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'], green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'], 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', offers: ['Holmegaard Bows'], in: 'Dogma' },
      { as: 'ann', pick: 'Dogma.Holmegaard Bows' },
      {
        becomes: {
          ann: { red: ['Holmegaard Bows'], hand: ['The Wheel', 'Fermenting', 'Tools'] },
          bob: { yellow: ['Agriculture'], hand: ['Calendar'] },
        },
      },
    ],
  },
  'the card on display is a free action and then goes to a museum': {
    position: {
      expansions: ['base', 'arti'],
      ann: { artifact: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', offers: ['dogma', 'skip'], title: 'Free Artifact Action' },
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['Holmegaard Bows'], in: 'Meld from Museum' },
    ],
  },
  'a seized card comes with the museum it is on': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Archery'], hand: ['Oars'] },
      bob: { museum: ['Museum 1', 'Paper', 'Museum 2', 'Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['dig', 'seize'], title: 'Choose artifact option' },
      { as: 'ann', pick: 'seize.Tools' },
      {
        becomes: {
          ann: { red: ['Oars', 'Archery'], museum: ['Museum 2', 'Tools'] },
          bob: { museum: ['Museum 1', 'Paper'] },
        },
      },
    ],
  },
})
