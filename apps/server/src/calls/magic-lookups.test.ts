import { cardLookup, cardSearch, cubeAddRemoveCards } from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { lookUp, newCube } from '../testing/magic'

onBothStores('looked up cards', (hub) => {
  it('come without the id of the printing that they are copies of, unless whole ones are wanted', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const { cards: printed } = await ann.call(cardSearch, { limit: 3, distinct: true })
    const addIds = printed.map(({ _id }) => _id)
    const { addResults } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    const ids = addResults.flatMap(({ copyId }) => copyId ?? [])
    const { cards } = await ann.call(cardLookup, { ids })
    expect(cards.length).toBe(3)
    for (const card of cards) {
      const { id, ...origin } = (await lookUp(ann, card._id)).data.origin ?? {}
      expect(addIds).toContain(id)
      expect(card.data.origin).toEqual(origin)
    }
    // Copies made together are numbered in their order, which takes few bytes on the way.
    const numbers = ids.map((id) => BigInt(`0x${id}`))
    expect(numbers.map((number) => number - (numbers[0] ?? 0n))).toEqual([0n, 1n, 2n])
  })
})
