import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dice', {
  'draws and melds a card of the value of the bonus': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Dice'], red: ['Oars'] },
      decks: { base: { '3': ['Paper'] }, echo: { '1': ['Puppet'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dice' },
      changes({ ann: { green: ['Paper'], hand: ['Puppet'] } }),
      { as: 'bob', sees: ['Puppet'] },
    ],
  },
  'melds nothing without a bonus, and draws no 4 unforeseen': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Dice'], red: ['Oars'] },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Dice' }, changes({ ann: { hand: ['Umbrella'] } })],
  },
  'draws a 4 when foreseen, for an opponent whose bonuses add up to more': {
    position: {
      expansions: ['base', 'echo'],
      ann: { hand: ['Oars'], forecast: ['Dice'] },
      bob: { purple: ['Puppet'] },
      decks: { base: { '4': ['Invention'] }, echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({
        ann: { red: ['Oars'], blue: ['Dice'], hand: ['Umbrella'], forecast: [] },
        bob: { hand: ['Invention'] },
      }),
    ],
  },
  'keeps the 4 where nobody has more': {
    position: {
      expansions: ['base', 'echo'],
      ann: { hand: ['Oars'], forecast: ['Dice'] },
      bob: { red: ['Candles'] },
      decks: { base: { '4': ['Invention'] }, echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], blue: ['Dice'], hand: ['Umbrella', 'Invention'], forecast: [] } }),
    ],
  },
  'asks which of several opponents gets it': {
    position: {
      expansions: ['base', 'echo'],
      players: ['ann', 'bob', 'cat'],
      ann: { hand: ['Oars'], forecast: ['Dice'] },
      bob: { purple: ['Puppet'] },
      cat: { yellow: ['Soap'] },
      decks: { base: { '4': ['Invention'] }, echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose a player to transfer the drawn card to' },
      { as: 'ann', pick: ['cat'] },
      changes({
        ann: { red: ['Oars'], blue: ['Dice'], hand: ['Umbrella'], forecast: [] },
        cat: { hand: ['Invention'] },
      }),
    ],
  },
})
