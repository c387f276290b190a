import { sendableCard } from '@parlour/mtg-cards'
import {
  cardSearch,
  cardUpdate,
  cubeAddRemoveCards,
  cubeChanges,
  cubeClone,
  type WireCube,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, lookUp, newCard, newCardData, newCube, newScar } from '../testing/magic'
import type { HubPerson } from '../testing/test-hub'

const starterIds = async (person: HubPerson, limit: number): Promise<string[]> =>
  (await person.call(cardSearch, { limit, distinct: true })).cards.map(({ _id }) => _id)

onBothStores('clones of cubes', (hub) => {
  it('have copies of the cards and the unused scars, for whoever asks', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const addIds = await starterIds(ann, 120)
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    const card = await newCard(ann, cube._id, 'Made Here')
    await newScar(ann, cube._id, 'Swap two words')
    const { cube: clone } = await bob.call(cubeClone, { cubeId: cube._id })
    expect(clone).toMatchObject({ userId: bob._id, name: `${cube.name} (copy)`, flags: { legacy: true } })
    expect(clone.counts).toMatchObject({ cards: 121, unusedScars: 1 })
    expect(clone.cardlist).not.toContain(card._id)
    const copy = await lookUp(bob, clone.cardlist?.at(-1) ?? '')
    expect(copy).toMatchObject({ cubeId: clone._id, data: { card_faces: [{ name: 'Made Here' }] } })
    expect((await fetchCube(ann, cube._id)).counts.cards).toBe(121)
  })

  it('keep notes and histories of the cards; the change log says where they were copied from', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const addIds = await starterIds(ann, 3)
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds, comment: 'for the birds' })
    const card = await newCard(ann, cube._id, 'Made Here')
    await newScar(ann, cube._id, 'Cut a line')
    await newScar(ann, cube._id, 'Swap two words')
    const scar = { id: await newScar(ann, cube._id, 'Give it haste') }
    const data = sendableCard(newCardData('Made Here', { oracle_text: 'Flying, haste' }))
    await ann.call(cardUpdate, { cardId: card._id, cardData: { data }, scar })
    const { cube: clone } = await bob.call(cubeClone, { cubeId: cube._id })
    const cardsAndChanges = async ({ cardlist = [] }: WireCube) => {
      const cards = await Promise.all(cardlist.map((id) => lookUp(bob, id)))
      return cards.map(({ data: { card_faces }, changes = [] }) => ({
        name: card_faces[0]?.name,
        changes: changes.map(({ comment, summary, changes: differences }) => ({
          comment,
          summary,
          differences,
        })),
      }))
    }
    expect(await cardsAndChanges(clone)).toEqual(await cardsAndChanges(await fetchCube(bob, cube._id)))
    expect((await cardsAndChanges(clone))[0]?.changes).toMatchObject([{ comment: 'for the birds' }])
    expect((await cardsAndChanges(clone)).at(-1)?.changes).toMatchObject([
      { comment: 'original card' },
      { comment: 'Applied scar: Give it haste', summary: '1 field changed' },
    ])
    expect(clone.scarlist?.map(({ text }) => text)).toEqual(['Swap two words', 'Cut a line'])
    const { changes } = await bob.call(cubeChanges, { cubeId: clone._id })
    expect(new Set(changes.map(({ comment }) => comment))).toEqual(new Set([`copied from ${cube.name}`]))
  })
})
