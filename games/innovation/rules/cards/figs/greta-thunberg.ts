import { card } from '../../vocabulary/card'

export const gretaThunberg = card({
  name: 'Greta Thunberg',
  set: 'figs',
  age: 11,
  color: 'yellow',
  icons: 'hlpl',
  dogma: 'l',
  karma: [
    {
      text: 'If a player would activate a card, first junk another top card with a {f} from any board. Then if no board has a top card with a {f}, you win.',
      would: 'dogma',
      who: 'anyone',
      *first({ you, card }) {
        yield* you.junk(you.topCardsOfAll.with('f').except(card))
        if (you.topCardsOfAll.with('f').isEmpty) yield* you.win()
      },
    },
  ],
  effects: [],
})
