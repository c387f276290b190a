import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const artifactStep = { player: 'ann', round: 2 }

scenarios('Artifacts beside other rules', {
  'the icons of a displayed artifact are added before anybody is compelled': {
    position: {
      expansions: ['base', 'arti'],
      turn: artifactStep,
      ann: { artifact: ['Dancing Girl'], blue: ['Tools'] },
      bob: { purple: ['Philosophy'] },
    },
    steps: [
      { as: 'ann', offers: ['dogma', 'skip'], pick: 'dogma' },
      // Three lightbulbs of bob are fewer than two on the board and three on display.
      changes({ ann: { museum: ['Museum 1', 'Dancing Girl'], artifact: [] } }),
    ],
  },
  'a card that one self-executes by another earns a chain achievement': {
    position: {
      expansions: ['base', 'arti'],
      ann: { green: ['Self Service'], blue: ['Seikilos Epitaph'], red: ['Metalworking'] },
      bob: { achievements: ['Pottery'] },
      decks: { base: { 1: ['Agriculture'], 3: ['Optics'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Self Service' },
      { as: 'ann', offers: ['Metalworking', 'Seikilos Epitaph'], pick: 'Seikilos Epitaph' },
      changes({ ann: { red: ['Metalworking', 'Optics'], hand: ['Agriculture'], achievements: ['Fusion'] } }),
    ],
  },
  'nothing is dug from an artifact deck that was junked': {
    position: {
      expansions: ['base', 'arti'],
      turn: annsTurn,
      ann: { purple: ['Dead Sea Scrolls'], hand: ['Mysticism'] },
      achievements: [],
      decksExact: { arti: { 2: ['Holy Grail', 'Holy Lance'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Dead Sea Scrolls', 'bob', 'Meld.Mysticism'] },
      changes({
        ann: { purple: ['Mysticism', 'Dead Sea Scrolls'], hand: ['Holy Grail'] },
        junk: ['Holy Lance'],
      }),
    ],
  },
  'an artifact melded from its museum gives the museum back and digs the next one': {
    position: {
      expansions: ['base', 'arti'],
      ann: { blue: ['Alchemy'], museum: ['Museum 2', 'Sibidu Needle'] },
      decks: { arti: { 3: ['Dunhuang Star Chart'] } },
    },
    steps: [
      { as: 'ann', offers: ['Sibidu Needle'], in: 'Meld from Museum' },
      { as: 'ann', pick: 'Meld from Museum.Sibidu Needle' },
      changes({ ann: { blue: ['Sibidu Needle', 'Alchemy'], artifact: ['Dunhuang Star Chart'], museum: [] } }),
    ],
  },
  'a displayed artifact executes no echo of the color that it would go to': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      turn: artifactStep,
      ann: { artifact: ['Dunhuang Star Chart'], blue: ['Ruler'], hand: ['Oars'] },
      decks: { base: { 1: ['Tools'] } },
      decksExact: { echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { hand: ['Tools'], museum: ['Museum 1', 'Dunhuang Star Chart'], artifact: [] } }),
    ],
  },
  'an artifact on the board executes the echoes of its color first': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { blue: { cards: ['Dunhuang Star Chart', 'Ruler'], splay: 'left' }, hand: ['Oars'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
      decksExact: { echo: { 2: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Dunhuang Star Chart' }, changes({ ann: { hand: ['Currency'] } })],
  },
  'a compel is not a demand to a player with fewer of the icon, and none at all in a super-execution': {
    position: {
      expansions: ['base', 'arti'],
      ann: { yellow: ['Gujin Tushu Jinsheng'] },
      bob: { red: ['Mjolnir Amulet', 'Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Gujin Tushu Jinsheng' }, changes(), { turn: 'bob' }],
  },
})
