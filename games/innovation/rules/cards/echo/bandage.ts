import { card } from '../../vocabulary/card'

export const bandage = card({
  name: 'Bandage',
  set: 'echo',
  age: 8,
  color: 'red',
  icons: 'l&hl',
  dogma: 'l',
  echo: [
    {
      text: 'Meld a card with {l} from your hand.',
      *share({ you }) {
        yield* you.meld(you.hand.with('l'))
      },
    },
  ],
  effects: [
    {
      text: 'I demand you return a card with {i} from your score pile! Return a top card with {i} from your board! If you do both, junk an available achievement for each achievement you have!',
      *demand({ you }) {
        const fromScore = yield* you.return(you.scorePile.with('i'))
        const fromBoard = yield* you.return(you.top.with('i'))
        if (fromScore && fromBoard) yield* you.junkAvailable(you.claimedAchievements)
      },
    },
  ],
})
