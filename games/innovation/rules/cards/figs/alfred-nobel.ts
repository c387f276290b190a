import { card } from '../../vocabulary/card'
import { ICONS } from '../../facts/names'

export const alfredNobel = card({
  name: 'Alfred Nobel',
  set: 'figs',
  age: 7,
  color: 'green',
  icons: 'chcp',
  dogma: 'c',
  karma: [
    {
      text: 'Each standard icon on your board of which you have at least twice as many as every opponent counts as an achievement.',
      reads: {
        extraAchievements: (you) =>
          ICONS.filter((icon) => {
            const count = you.icons(icon)
            return count > 0 && you.opponents.every((opponent) => count >= 2 * opponent.icons(icon))
          }).length,
      },
    },
    {
      text: 'If a player would transfer a card, first junk all cards in the {7} deck.',
      would: 'transfer',
      who: 'anyone',
      *first({ you, age }) {
        yield* you.junkDeck(age(7))
      },
    },
  ],
  effects: [],
})
