import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pen Name', {
  'splays an unsplayed color left and self-executes its top card': {
    position: {
      ann: {
        purple: ['Pen Name'],
        red: { cards: ['Archery', 'Oars'], splay: 'up' },
        blue: ['Writing', 'Tools'],
        hand: ['Sailing'],
      },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pen Name' },
      {
        as: 'ann',
        offers: ['Splay left and self-execute', 'Meld and splay right'],
        title: 'Choose one:',
        count: 1,
      },
      { as: 'ann', offers: ['yellow', 'green', 'blue'], in: 'Splay left and self-execute' },
      { as: 'ann', offers: ['Sailing'], in: 'Meld and splay right' },
      { as: 'ann', pick: 'Splay left and self-execute.blue' },
      changes({
        ann: { blue: { cards: ['Writing', 'Tools'], splay: 'left' }, hand: ['Sailing', 'Calendar'] },
      }),
    ],
  },
  'only self-executes a single card': {
    position: { ann: { purple: ['Pen Name'], blue: ['Writing'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Pen Name', 'Splay left and self-execute.blue'] },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
  'a color without cards does nothing': {
    position: { ann: { purple: ['Pen Name'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Pen Name', 'Splay left and self-execute.yellow'] }, changes()],
  },
  'melds a card and splays its color right': {
    position: {
      ann: {
        purple: ['Pen Name'],
        green: { cards: ['The Wheel', 'Paper'], splay: 'up' },
        hand: ['Sailing', 'Tools'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pen Name', 'Meld and splay right.Sailing'] },
      changes({
        ann: { green: { cards: ['Sailing', 'The Wheel', 'Paper'], splay: 'right' }, hand: ['Tools'] },
      }),
    ],
  },
})
