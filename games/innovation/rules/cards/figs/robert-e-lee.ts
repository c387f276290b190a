import { card } from '../../vocabulary/card'

export const robertELee = card({
  name: 'Robert E. Lee',
  set: 'figs',
  age: 7,
  color: 'red',
  icons: 'phll',
  dogma: 'l',
  karma: [
    {
      text: "If a player would activate a card with a demand effect, first transfer a top card of another color with a {l} from anywhere to any player's board.",
      would: 'dogma',
      who: 'anyone',
      when: ({ card }) => card.demands,
      *first({ you, card }) {
        const cards = you.topCardsOfAll.with('l').not(card.color)
        const chosen = yield* you.choose(cards, { title: 'Choose a card to transfer' })
        if (!chosen) return
        const player = yield* you.choosePlayer(you.everyone.filter(({ top }) => !top.has(chosen)))
        if (player) yield* you.transfer(chosen, player.board)
      },
    },
    {
      text: 'Every seven {l} on your board count as an achievement.',
      reads: { extraAchievements: (you) => Math.floor(you.icons('l') / 7) },
    },
  ],
  effects: [],
})
