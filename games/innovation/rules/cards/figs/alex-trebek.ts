import { card } from '../../vocabulary/card'

export const alexTrebek = card({
  name: 'Alex Trebek',
  set: 'figs',
  age: 10,
  color: 'yellow',
  icons: 'shps',
  dogma: 's',
  karma: [
    {
      text: 'If you would draw a card and have no figures in hand, first name a figure of any value. If it is in its deck, reveal it and take it into your hand. Shuffle that deck.',
      would: 'draw',
      when: ({ you }) => you.hand.where(({ set }) => set === 'figs').isEmpty,
      *first({ you }) {
        const value = yield* you.chooseValue(you.values.filter((one) => one > 0))
        if (value === undefined) return
        const named = yield* you.nameCard('figs', value, 'Who is...?')
        const found = you.deck(value, 'figs').only(named).first
        yield* you.reveal(found)
        yield* you.takeIntoHand(found)
        yield* you.shuffleDeck(value, 'figs')
      },
    },
  ],
  effects: [],
})
