import { card } from '../../vocabulary/card'

export const emmyNoether = card({
  name: 'Emmy Noether',
  set: 'figs',
  age: 8,
  color: 'green',
  icons: 'piih',
  dogma: 'i',
  karma: [
    {
      text: 'Each {i} on your board is worth as many points as there are {i} on your board.',
      reads: { score: (you) => you.icons('i') ** 2 },
    },
    {
      text: "If a player would score a card, first junk a card from that player's score pile, chosen by its back.",
      would: 'score',
      who: 'anyone',
      *first({ you, they }) {
        const title = 'Choose card(s) to junk'
        yield* you.junk(yield* you.choose(they.scorePile, { title, faceDown: true }))
      },
    },
  ],
  effects: [],
})
