import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Taki ad-Din', {
  'a card is drawn and its color splayed in place of the Draw action': {
    position: { ann: { blue: ['Taki ad-Din'], red: ['Oars', 'Archery'] }, decks: { base: { 5: ['Coal'] } } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'bob', sees: ['Coal'] },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'right' }, hand: ['Coal'] } }),
    ],
  },
  'one with a bulb is melded': {
    position: { ann: { blue: ['Taki ad-Din'] }, decks: { base: { 5: ['Physics'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { blue: ['Physics', 'Taki ad-Din'] } })],
  },
  'a draw by an effect proceeds as usual': {
    position: {
      ann: { blue: ['Taki ad-Din'], green: ['The Wheel'] },
      decks: { base: { 1: ['Oars', 'Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Oars', 'Tools'] } })],
  },
  'its draw, splay and meld trigger no other karma': {
    position: {
      ann: { blue: ['Taki ad-Din', 'Tools'], yellow: ['Sneferu'], green: ['Fu Xi'] },
      decks: { base: { 5: ['Physics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Fu Xi'] },
      changes({
        ann: {
          blue: { cards: ['Physics', 'Taki ad-Din', 'Tools'], splay: 'right' },
          score: ['Fu Xi'],
          green: [],
        },
      }),
    ],
  },
})
