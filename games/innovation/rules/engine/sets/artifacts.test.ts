import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'arti']
const decks = { arti: { 1: ['Holmegaard Bows'] } }

scenarios('Artifacts', {
  'a compel hits those who would share': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'], green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'], 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', offers: ['Holmegaard Bows'], in: 'Dogma', pick: 'Dogma.Holmegaard Bows' },
      changes({
        ann: { hand: ['The Wheel', 'Fermenting', 'Tools'] },
        bob: { hand: ['Calendar'], green: [] },
      }),
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
      { as: 'ann', offers: ['dogma', 'skip'], title: 'Free Artifact Action', pick: 'dogma' },
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
      { as: 'ann', offers: ['dig', 'seize'], title: 'Choose artifact option', pick: 'seize.Tools' },
      changes({
        ann: { red: ['Oars', 'Archery'], museum: ['Museum 2', 'Tools'], hand: [] },
        bob: { museum: ['Museum 1', 'Paper'] },
      }),
    ],
  },
  'are dug where the covered card has at least the value of the melded one': {
    position: { expansions, turn: annsTurn, decks, ann: { yellow: ['Agriculture'], hand: ['Masonry'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Masonry' },
      changes({ ann: { yellow: ['Masonry', 'Agriculture'], artifact: ['Holmegaard Bows'], hand: [] } }),
    ],
  },
  'are dug where both hexes lie in one place, though the melded card is higher': {
    position: {
      expansions,
      turn: annsTurn,
      decks,
      ann: { yellow: ['Agriculture'], hand: ['Canal Building'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Canal Building' },
      changes({
        ann: { yellow: ['Canal Building', 'Agriculture'], artifact: ['Holmegaard Bows'], hand: [] },
      }),
    ],
  },
  'are not dug by a higher card whose hex lies elsewhere': {
    position: { expansions, turn: annsTurn, ann: { yellow: ['Agriculture'], hand: ['Fermenting'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Fermenting' },
      changes({ ann: { yellow: ['Fermenting', 'Agriculture'], hand: [] } }),
    ],
  },
  'stay on their museums where two have most of them': {
    position: {
      expansions,
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Oars'], museum: ['Museum 1', 'Paper'] },
      bob: { museum: ['Museum 2', 'Tools', 'Museum 3', 'Coal'] },
      junk: ['Museum 4'],
    },
    steps: [
      { as: 'ann', pick: ['skip'] },
      changes({ ann: { museum: ['Museum 1', 'Paper', 'Museum 5', 'Oars'], artifact: [] } }),
    ],
  },
  'go back from all museums once one player alone has most, who claims a museum': {
    position: {
      expansions,
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Oars'], museum: ['Museum 1', 'Paper', 'Museum 4', 'Compass'] },
      bob: { museum: ['Museum 2', 'Tools', 'Museum 3', 'Coal'] },
    },
    steps: [
      { as: 'ann', pick: ['skip'] },
      changes({ ann: { achievements: ['Museum 1'], artifact: [], museum: [] }, bob: { museum: [] } }),
    ],
  },
})
