import { defined } from '@parlour/kernel'
import { cardName, sendableCard } from '@parlour/mtg-cards'
import {
  cubeAll,
  type AnswerOf,
  cardSearch,
  cardUpdate,
  cubeAddRemoveCards,
  cubeChanges,
  cubeDelete,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { newCard, newCardData, newCube, newScar } from '../testing/magic'
import { refusal } from '../testing/refusal'
import { playOn, startDraft, storeScarOfRunningDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'

type ChangesQuery = Parameters<typeof read>[2]
async function read(
  person: HubPerson,
  cubeId: string,
  more: object = {},
): Promise<AnswerOf<typeof cubeChanges>> {
  return person.call(cubeChanges, { cubeId, ...more })
}
/** What was done to which card, the latest first. */
const changesFor = async (person: HubPerson, cubeId: string, more: ChangesQuery = {}) =>
  (await read(person, cubeId, more)).changes.map(({ kind, name }) => `${kind} ${name}`)

const printed = async (person: HubPerson, count: number) =>
  (await person.call(cardSearch, { limit: count, distinct: true })).cards

onBothStores('changes of a cube', (hub) => {
  it('record who added, replaced, removed and put back what, with which comment', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { _id: cubeId } = await newCube(ann)
    const [first, second] = await printed(ann, 2)
    const [firstName = '', secondName = ''] = [first, second].map((card) => card && cardName(card.data))
    const addIds = [first?._id ?? '']
    const { cube } = await ann.call(cubeAddRemoveCards, { cubeId, addIds, comment: 'two birds' })
    const [out = ''] = cube.cardlist ?? []
    const replaced = await bob.call(cubeAddRemoveCards, {
      cubeId,
      addIds: [second?._id ?? ''],
      removeIds: [out],
      replaces: true,
    })
    const [inPlace = ''] = replaced.cube.cardlist ?? []
    await ann.call(cubeAddRemoveCards, { cubeId, removeIds: [inPlace], restoreIds: [out] })
    const { changes, userIds } = await read(bob, cubeId)
    expect(changes.map(({ kind, name, userId }) => ({ kind, name, userId }))).toEqual(
      expect.arrayContaining([
        { kind: 'added', name: firstName, userId: ann._id },
        { kind: 'replaced', name: secondName, userId: bob._id },
        { kind: 'removed', name: secondName, userId: ann._id },
        { kind: 'restored', name: firstName, userId: ann._id },
      ]),
    )
    expect(changes).toHaveLength(4)
    expect(changes.at(-1)).toMatchObject({
      comment: 'two birds',
      cardId: out,
      printing: `lomm ${first?.data.collector_number}`,
    })
    expect(changes.find(({ kind }) => kind === 'replaced')?.replaced).toMatchObject({
      cardId: out,
      name: firstName,
    })
    expect([...userIds].sort()).toEqual([ann._id, bob._id].sort())
    // The last act had two parts.
    expect(new Set(changes.map(({ entry }) => entry)).size).toBe(3)
    const entry = changes.at(-1)?.entry
    expect(await changesFor(ann, cubeId, { entry })).toEqual([`added ${firstName}`])
  })

  it('are found by kind and person, a part at a time', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { _id: cubeId } = await newCube(ann)
    const card = await newCard(ann, cubeId, 'Reed Cat')
    await newCard(bob, cubeId, 'Moss Cat')
    const data = sendableCard(newCardData('Reed Cat', { oracle_text: 'Haste' }))
    await bob.call(cardUpdate, { cardId: card._id, cardData: { data }, comment: 'faster' })
    expect(await changesFor(ann, cubeId, { kinds: ['edited'] })).toEqual(['edited Reed Cat'])
    expect((await read(ann, cubeId, { kinds: ['edited'] })).changes[0]?.differences).toMatchObject([
      { field: 'oracle_text', oldValue: 'Flying', newValue: 'Haste' },
    ])
    expect(await changesFor(ann, cubeId, { userId: ann._id })).toEqual(['added Reed Cat'])
    expect((await changesFor(ann, cubeId, { userId: bob._id })).sort()).toEqual([
      'added Moss Cat',
      'edited Reed Cat',
    ])
    const all: string[] = []
    for (let after: string | undefined, more = true; more; more = after !== undefined) {
      const part = await read(ann, cubeId, { limit: 1, ...defined({ after }) })
      all.push(...part.changes.map(({ kind, name }) => `${kind} ${name}`))
      after = part.next
    }
    expect(all.sort()).toEqual(['added Moss Cat', 'added Reed Cat', 'edited Reed Cat'])
  })

  it('of more cards than one transaction takes are one entry; none is left when the cube is deleted', async () => {
    const ann = await hub().person('ann')
    const { _id: cubeId } = await newCube(ann)
    const addIds = (await printed(ann, 120)).map(({ _id }) => _id)
    await ann.call(cubeAddRemoveCards, { cubeId, addIds })
    const { changes } = await read(ann, cubeId, { limit: 200 })
    expect([changes.length, new Set(changes.map(({ entry }) => entry)).size]).toEqual([120, 1])
    const { db } = hub().server.services.store
    const left = () => db.selectFrom('cube_changes').select('id').where('cube_id', '=', cubeId).execute()
    await ann.call(cubeDelete, { cubeId })
    expect(await left()).toEqual([])
    expect((await refusal(ann, cubeChanges, { cubeId })).http).toBe(404)
  })

  it('take a card that was not in the cube for an added one, and refuse uneven lists of replacements', async () => {
    const ann = await hub().person('ann')
    const [{ _id: cubeId }, other] = [await newCube(ann), await newCube(ann)]
    const stranger = await newCard(ann, other._id)
    const [card] = await printed(ann, 1)
    const ids = { cubeId, addIds: [card?._id ?? ''], replaces: true }
    await ann.call(cubeAddRemoveCards, { ...ids, removeIds: [stranger._id] })
    expect((await read(ann, cubeId)).changes.map(({ kind }) => kind)).toEqual(['added'])
    expect((await refusal(ann, cubeAddRemoveCards, { ...ids, removeIds: [] })).message).toBe(
      'Where cards replace others, as many must come in as go out.',
    )
  })

  it('record what a scar did, and who applied it', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { _id: cubeId } = await newCube(ann, { legacy: true })
    const card = await newCard(ann, cubeId, 'Reed Cat')
    const id = await newScar(ann, cubeId, 'Give it haste')
    const data = sendableCard(newCardData('Reed Cat', { oracle_text: 'Flying, haste' }))
    await bob.call(cardUpdate, { cardId: card._id, cardData: { data }, scar: { id } })
    expect((await read(ann, cubeId, { kinds: ['scarred'] })).changes).toMatchObject([
      { name: 'Reed Cat', userId: bob._id, comment: 'Applied scar: Give it haste' },
    ])
  })

  it('hide who applied a scar while its draft runs, both the name and what a search finds', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { numPacks: 1, packSize: 3, scarRounds: '1' })
    const scarred = await storeScarOfRunningDraft(hub(), ann, gameId)
    const { cubes } = await ann.call(cubeAll, {})
    const cubeId = cubes[0]?._id ?? ''
    const seenBy = async (person: HubPerson) => {
      const { changes, userIds } = await read(person, cubeId, { kinds: ['scarred'] })
      const found = await read(person, cubeId, { userId: ann._id, kinds: ['scarred'] })
      return {
        who: changes.find(({ cardId }) => cardId === scarred)?.userId,
        isListed: userIds.includes(ann._id),
        isFound: found.changes.some(({ cardId }) => cardId === scarred),
      }
    }
    expect(await seenBy(bob)).toEqual({ who: null, isListed: false, isFound: false })
    expect(await seenBy(ann)).toEqual({ who: ann._id, isListed: true, isFound: true })
    await playOn([ann, bob], gameId)
    expect(await seenBy(bob)).toEqual({ who: ann._id, isListed: true, isFound: true })
  })
})
