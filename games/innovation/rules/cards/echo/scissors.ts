import { card } from '../../vocabulary/card'

export const scissors = card({
  name: 'Scissors',
  set: 'echo',
  age: 2,
  color: 'green',
  icons: '&h2k',
  dogma: 'k',
  echo: [
    {
      text: 'Score your bottom yellow card.',
      *share({ you }) {
        yield* you.score(you.bottomOf('yellow'))
      },
    },
  ],
  effects: [
    {
      text: 'You may choose up to two cards from your hand. For each one chosen, either meld it or score it.',
      *share({ you }) {
        for (const time of [1, 2]) {
          const title = `Choose a card to score or meld (${time} of 2)`
          const chosen = yield* you.may.choose(you.hand, { title })
          if (!chosen) return
          yield* you.either(`Meld or score ${chosen.name}`, {
            meld: () => you.meld(chosen),
            score: () => you.score(chosen),
          })
        }
      },
    },
    {
      text: 'If Paper is a top card on any board, score it.',
      *share({ you }) {
        yield* you.score(you.topCardsOfAll.where(({ name }) => name === 'Paper').first)
      },
    },
  ],
})
