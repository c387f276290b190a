import { card } from '../../vocabulary/card'

export const mafia = card({
  name: 'Mafia',
  set: 'usee',
  age: 7,
  color: 'yellow',
  icons: 'fhff',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer your lowest secret to my safe!',
      *demand({ you, me }) {
        yield* you.transfer(you.secrets.lowest.first, me.secrets)
      },
    },
    {
      text: 'Tuck a card from a score pile.',
      *share({ you }) {
        const scorers = you.everyone.filter(({ scorePile }) => !scorePile.isEmpty)
        const scorer = yield* you.choosePlayer(scorers, 'Choose a player to tuck from')
        if (scorer) yield* you.tuck(yield* you.choose(scorer.scorePile, { title: 'Choose a card to tuck' }))
      },
    },
    {
      text: 'You may splay your red or yellow cards right.',
      *share({ you }) {
        yield* you.may.splay(['red', 'yellow'], 'right')
      },
    },
  ],
})
