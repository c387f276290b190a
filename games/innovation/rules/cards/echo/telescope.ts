import { card } from '../../vocabulary/card'

export const telescope = card({
  name: 'Telescope',
  set: 'echo',
  age: 4,
  color: 'blue',
  icons: 'h4s&',
  dogma: 's',
  echo: [
    {
      text: 'Draw and foreshadow an Echoes {5}.',
      *share({ you, age }) {
        yield* you.foreshadow(yield* you.drawFrom('echo', age(5)))
      },
    },
  ],
  effects: [
    {
      text: 'You may place a card from your forecast on top of its deck. If you do, achieve a card from your forecast, if eligible.',
      *share({ you }) {
        const title = 'Place a card from your forecast on top of its deck?'
        const placed = yield* you.may.putOnTopOfDeck(you.forecast, { title })
        if (placed) yield* you.achieve(you.forecast, 'ifEligible')
      },
    },
  ],
})
