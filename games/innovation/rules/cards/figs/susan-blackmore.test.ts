import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Susan Blackmore', {
  'self-executes the card where another player draws no sharing bonus': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'] } },
      ann: { green: ['The Wheel'] },
      bob: { blue: ['Susan Blackmore'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Tools', 'Oars'] }, bob: { hand: ['Sailing', 'Clothing'] } }),
    ],
  },
  'self-executes it after the action of a teammate, who is another player, too': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      turn: annsTurn,
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'] } },
      ann: { green: ['The Wheel'] },
      cat: { blue: ['Susan Blackmore'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Tools', 'Oars'] }, cat: { hand: ['Sailing', 'Clothing'] } }),
    ],
  },
  'not after an own action that nobody shares': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Susan Blackmore'], green: ['The Wheel'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Oars'] } })],
  },
  'self-executes it before an own sharing bonus': {
    position: {
      decks: {
        base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing', 'Archery', 'Mysticism'], '10': ['Databases'] },
      },
      ann: { blue: ['Susan Blackmore'], green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: { hand: ['Sailing', 'Clothing', 'Archery', 'Mysticism', 'Databases'] },
        bob: { hand: ['Tools', 'Oars'] },
      }),
    ],
  },
  "not before another's sharing bonus": {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['The Wheel'] },
      bob: { yellow: ['Masonry'] },
      cat: { blue: ['Susan Blackmore'] },
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing', 'Archery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Sailing', 'Clothing', 'Archery'] }, bob: { hand: ['Tools', 'Oars'] } }),
    ],
  },
  'beside the karma of another opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { green: ['The Wheel'] },
      bob: { blue: ['Susan Blackmore'] },
      cat: { blue: ['Grace Hopper'] },
      decks: { base: { '1': ['Tools', 'Oars', 'Sailing', 'Clothing'], '10': ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: { hand: ['Tools', 'Oars'] },
        bob: { hand: ['Sailing', 'Clothing'] },
        cat: { hand: ['Databases'] },
      }),
    ],
  },
})
