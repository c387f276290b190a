import { expect, it } from 'vitest'
import { statisticsOf } from './statistics'

it('names the first to meld each value, also one lower than was melded before, and the highest', () => {
  const melded = [
    ['Oars', 'ann'],
    ['Coal', 'bob'],
    ['Paper', 'ann'],
    ['Feudalism', 'bob'],
    ['Tools', 'bob'],
  ] as const
  expect(statisticsOf({ melded, activated: ['Oars', 'Coal', 'Oars'] })).toEqual({
    melded: ['Oars', 'Coal', 'Paper', 'Feudalism', 'Tools'],
    meldedBy: { Oars: 'ann', Coal: 'bob', Paper: 'ann', Feudalism: 'bob', Tools: 'bob' },
    highestMelded: 5,
    firstToMeldOfAge: [
      [1, 'ann'],
      [5, 'bob'],
      [3, 'ann'],
    ],
    dogmaActions: { Oars: 2, Coal: 1 },
  })
})
