import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'city']
const two = (splay: string) => ({ cards: ['Archery', 'Oars'], splay })

scenarios('Special achievements of Cities', {
  'Tradition is claimed by melding a left arrow on a color splayed left': {
    position: { expansions, ann: { red: two('left'), hand: ['Delhi'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({
        ann: {
          red: { cards: ['Delhi', 'Archery', 'Oars'], splay: 'left' },
          achievements: ['Tradition'],
          hand: [],
        },
      }),
    ],
  },
  'Tradition is not claimed where the arrow itself splays the color left': {
    position: { expansions, ann: { red: two('right'), hand: ['Delhi', 'Athens'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({ ann: { red: { cards: ['Delhi', 'Archery', 'Oars'], splay: 'left' }, hand: ['Athens'] } }),
    ],
  },
  'Tradition is claimed by a meld that an effect makes, too': {
    position: {
      expansions,
      ann: { yellow: ['Domestication'], red: two('left'), hand: ['Delhi'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Domestication' },
      changes({
        ann: {
          red: { cards: ['Delhi', 'Archery', 'Oars'], splay: 'left' },
          hand: ['Tools'],
          achievements: ['Tradition'],
        },
      }),
    ],
  },
  'Tradition is claimed once': {
    position: {
      expansions,
      ann: { red: two('left'), hand: ['Delhi', 'Athens'] },
      bob: { achievements: ['Tradition'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({ ann: { red: { cards: ['Delhi', 'Archery', 'Oars'], splay: 'left' }, hand: ['Athens'] } }),
    ],
  },
  'Repute is claimed by melding a right arrow on a color splayed right': {
    position: { expansions, ann: { red: two('right'), hand: ['Tehran'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Tehran' },
      changes({
        ann: {
          red: { cards: ['Tehran', 'Archery', 'Oars'], splay: 'right' },
          achievements: ['Repute'],
          hand: [],
        },
      }),
    ],
  },
  'Repute is not claimed with another arrow': {
    position: { expansions, ann: { red: two('right'), hand: ['Seoul', 'Athens'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Seoul' },
      changes({ ann: { red: { cards: ['Seoul', 'Archery', 'Oars'], splay: 'up' }, hand: ['Athens'] } }),
    ],
  },
  'Fame is claimed by melding an up arrow on a color splayed up, before the icons act': {
    position: {
      expansions,
      ann: {
        red: two('up'),
        hand: ['Dallas'],
        achievements: ['Tools', 'Coal', 'Empire', 'World', 'Wonder', 'Paper'],
      },
      decksExact: { base: { 10: [], 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Dallas' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
  'Fame is not claimed where the color is splayed aslant': {
    position: { expansions, ann: { red: two('aslant'), hand: ['Seoul', 'Athens'] } },
    steps: [
      { as: 'ann', pick: 'Meld.Seoul' },
      changes({ ann: { red: { cards: ['Seoul', 'Archery', 'Oars'], splay: 'up' }, hand: ['Athens'] } }),
    ],
  },
  'Glory is claimed by junking a flag to endorse': {
    position: {
      expansions,
      turn: annsTurn,
      ann: { blue: ['Writing'], green: ['Amsterdam'], purple: ['Vienna'], hand: ['Algiers'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      changes({ ann: { hand: ['Calendar', 'Currency'], achievements: ['Glory'] }, junk: ['Algiers'] }),
    ],
  },
  'Victory is claimed by whoever junks a fountain in an effect': {
    position: {
      expansions,
      ann: { purple: ['Escapism'], hand: ['Moscow'] },
      decks: { base: { 9: ['Fission', 'Genetics', 'Computers'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Escapism' },
      changes({
        ann: { hand: ['Fission', 'Genetics', 'Computers'], achievements: ['Victory'] },
        junk: ['Moscow'],
      }),
    ],
  },
  'Victory and Glory cannot be claimed for junking another card': {
    position: {
      expansions,
      turn: annsTurn,
      ann: { blue: ['Writing'], purple: ['Vienna'], hand: ['Athens'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      changes({ ann: { hand: ['Calendar', 'Currency'] }, junk: ['Athens'] }),
    ],
  },
  'Victory is not claimed by who demands, but by the player who junks': {
    position: {
      expansions,
      ann: { red: ['Fission'] },
      bob: { hand: ['Kuala Lumpur'], red: ['Algiers'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'bob', pick: ['auto'], ifAsked: true },
      changes({
        ann: { red: [] },
        bob: { achievements: ['Glory', 'Victory'], red: [], hand: [] },
        junk: ['Fission', 'Kuala Lumpur', 'Algiers', 'Robotics'],
      }),
    ],
  },
})
