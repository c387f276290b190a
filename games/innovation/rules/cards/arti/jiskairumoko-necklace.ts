import { card } from '../../vocabulary/card'

export const jiskairumokoNecklace = card({
  name: 'Jiskairumoko Necklace',
  set: 'arti',
  age: 1,
  color: 'green',
  icons: 'hckk',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to return a card from your score pile! If you do, transfer an achievement of its value from your achievements to mine, and junk all cards in the deck of that value!',
      *compel({ you, me }) {
        const returned = yield* you.return(you.scorePile)
        if (!returned) return
        yield* you.transfer(you.standardAchievements.ofValue(returned.age), me.standardAchievements)
        yield* you.junkDeck(returned.age)
      },
    },
  ],
})
