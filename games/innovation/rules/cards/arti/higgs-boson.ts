import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const higgsBoson = card({
  name: 'Higgs Boson',
  set: 'arti',
  age: 10,
  color: 'blue',
  icons: 'ppph',
  dogma: 'p',
  effects: [
    {
      text: 'Score all cards on your board.',
      *share({ you }) {
        yield* you.score(you.allOnBoard, all)
      },
    },
  ],
})
