import { card } from '../../vocabulary/card'

export const roverCuriosity = card({
  name: 'Rover Curiosity',
  set: 'arti',
  age: 10,
  color: 'blue',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld an Artifacts {10}, then self-execute it.',
      *share({ you, age }) {
        const melded = yield* you.meld(yield* you.drawFrom('arti', age(10)))
        yield* you.selfExecute(melded)
      },
    },
  ],
})
