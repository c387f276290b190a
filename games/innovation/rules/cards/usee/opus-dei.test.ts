import { changes, scenarios } from '../../testing/scenarios'

scenarios('Opus Dei', {
  'splays by the highest scored card, safeguards it and draws 8s': {
    position: {
      ann: { purple: ['Opus Dei'], red: ['Archery', 'Oars'], score: ['Tools', 'Coal', 'Physics'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Opus Dei' },
      { as: 'ann', offers: ['Coal', 'Physics'], title: 'Choose Cards(s)', count: 1, pick: 'Coal' },
      { as: 'bob', sees: ['Coal'] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          score: ['Tools', 'Physics'],
          hand: ['Flight'],
          safe: ['Coal'],
        },
      }),
    ],
  },
  'draws for every color splayed up': {
    position: {
      ann: {
        purple: ['Opus Dei'],
        red: { cards: ['Archery', 'Oars'], splay: 'up' },
        green: { cards: ['Sailing', 'Paper'], splay: 'up' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
      },
      decks: { base: { 8: ['Flight', 'Rocketry'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Opus Dei' }, changes({ ann: { hand: ['Flight', 'Rocketry'] } })],
  },
  'leaves the card where the safe is full': {
    position: {
      ann: { purple: ['Opus Dei'], red: ['Archery', 'Oars'], score: ['Coal'], safe: ['Tools', 'Pottery'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Opus Dei' },
      changes({ ann: { red: { cards: ['Archery', 'Oars'], splay: 'up' }, hand: ['Flight'] } }),
    ],
  },
  'does nothing with an empty score pile': {
    position: { ann: { purple: ['Opus Dei'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Opus Dei' }, changes()],
  },
})
