import { setTimeout } from 'node:timers/promises'
import { cardName, isMalformed } from '@parlour/mtg-cards'
import { expect, it } from 'vitest'
import {
  cardAll,
  cardByName,
  cardSearch,
  cubeAddRemoveCards,
  cubeAll,
  cubeCreate,
  cubeDelete,
  cubeFetch,
  cubeUpdateSettings,
  gameKill,
  setsAll,
} from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, lookUp, newCard, newCube, newScar } from '../testing/magic'
import { refusal } from '../testing/refusal'
import { restoreToCube } from '../magic/custom-cards'
import { newEntry } from '../store/records/cube-changes'
import { listCards } from '../store/records/cubes'
import { startDraft } from '../testing/play-draft'
import { openPage, type HubPerson } from '../testing/test-hub'

const NOBODY = '0'.repeat(24)
const starterIds = async (person: HubPerson, count: number): Promise<string[]> => {
  const { scryfall } = await person.call(cardAll, { source: 'scryfall' })
  return (scryfall?.cards ?? []).slice(0, count).map((card) => card._id)
}

onBothStores('cubes', (hub) => {
  it('begin empty, owned by whoever made them, with both flags off', async () => {
    const ann = await hub().person('ann')
    const { cube } = await ann.call(cubeCreate, {})
    expect(cube).toMatchObject({
      name: "ann's cube",
      userId: ann._id,
      flags: { editable: false, legacy: false },
      cardlist: [],
      scarlist: [],
      achievementlist: [],
    })
    expect(await refusal(ann, cubeFetch, { cubeId: NOBODY })).toEqual({
      http: 404,
      code: 'not_found',
      message: `There is no cube with the id ${NOBODY}`,
    })
    expect((await refusal(ann, cubeFetch, { cubeId: 'x' })).http).toBe(400)
  })

  it('are deleted by their owner alone, not while a draft of them runs; cards stay for decks', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { _id: cubeId } = await newCube(ann, { legacy: true })
    const card = await newCard(ann, cubeId)
    await newScar(ann, cubeId, 'Swap two words')
    expect((await refusal(bob, cubeDelete, { cubeId })).http).toBe(403)
    const { db } = hub().server.services.store
    const draftId = await startDraft([ann, bob])
    await db.updateTable('games').set({ cube_id: cubeId }).where('id', '=', draftId).execute()
    expect((await refusal(ann, cubeDelete, { cubeId })).message).toBe(
      'A draft of this cube is running: the cube can be deleted once it is over.',
    )
    await ann.call(gameKill, { gameId: draftId })
    await ann.call(cubeDelete, { cubeId })
    expect((await refusal(ann, cubeFetch, { cubeId })).http).toBe(404)
    expect(await lookUp(ann, card._id)).toMatchObject({ deactivated: true })
    expect((await ann.call(cubeAll, {})).cubes.map(({ _id }) => _id)).not.toContain(cubeId)
  })

  it('take back a card that was taken out, as it was, and no card of another cube', async () => {
    const ann = await hub().person('ann')
    const [cube, other] = [await newCube(ann), await newCube(ann)]
    const [card, far] = [await newCard(ann, cube._id, 'Once Gone'), await newCard(ann, other._id)]
    const change = async (body: object) => ann.call(cubeAddRemoveCards, { cubeId: cube._id, ...body })
    await change({ removeIds: [card._id] })
    await ann.call(cubeAddRemoveCards, { cubeId: other._id, removeIds: [far._id] })
    const { restoreResults, cube: after } = await change({ restoreIds: [card._id, far._id], comment: 'back' })
    expect(restoreResults.map(({ status }) => status)).toEqual(['success', 'error'])
    expect(after.cardlist).toEqual([card._id])
    expect(await lookUp(ann, card._id)).toMatchObject({ deactivated: false, data: card.data })
    expect((await ann.call(cardSearch, { cubeId: cube._id, query: '"once gone"' })).total).toBe(1)
    expect((await change({ restoreIds: [card._id] })).restoreResults[0]?.status).toBe('error')
  })

  it('are shown although cards of theirs are malformed, which can be taken out', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const names = ['no json', 'null', '{}', '{"card_faces":[]}', '{"card_faces":[{"name":" "}]}']
    const cards = []
    for (const data of names) {
      const { _id } = await newCard(ann, cube._id, data)
      const { db } = hub().server.services.store
      await db.updateTable('cards').set({ data }).where('id', '=', _id).execute()
      cards.push(_id)
    }
    expect((await fetchCube(ann, cube._id)).cardlist).toEqual(cards)
    for (const id of cards) expect(isMalformed(await lookUp(ann, id))).toBe(true)
    expect((await ann.call(cardAll, { source: 'custom', since: 0 })).custom?.cards.length).toBeGreaterThan(4)
    const { removeResults } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, removeIds: cards })
    expect(removeResults.every(({ status }) => status === 'success')).toBe(true)
    expect((await fetchCube(ann, cube._id)).cardlist).toEqual([])
  })

  it('hold copies: two of one card are two records, with origin and a first entry of history', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const [id = ''] = await starterIds(ann, 1)
    const answer = await ann.call(cubeAddRemoveCards, {
      cubeId: cube._id,
      addIds: [id, id, NOBODY],
      comment: 'why not',
    })
    expect(answer.addResults.map((result) => result.status)).toEqual(['success', 'success', 'error'])
    const copyIds = answer.addResults.flatMap(({ copyId }) => copyId ?? [])
    expect(copyIds.toSorted()).toEqual(answer.cube.cardlist?.toSorted())
    expect(new Set(copyIds).size).toBe(2)
    const card = await lookUp(ann, answer.cube.cardlist?.[0] ?? '')
    expect(card).toMatchObject({ source: 'custom', cubeId: cube._id, deactivated: false, rev: 0 })
    expect(card.data).not.toHaveProperty('set')
    expect(card.data.origin?.id).toBe(id)
    expect(card.changes).toMatchObject([{ type: 'creation', userId: ann._id, comment: 'why not' }])
  })

  it('take a long list in portions, so that others are answered meanwhile, and no more than 5,000 cards', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const [id = ''] = await starterIds(ann, 1)
    const some = (count: number) => ({ cubeId: cube._id, addIds: Array<string>(count).fill(id) })
    const counts = new Set<number>()
    let isRunning = true
    const long = ann.call(cubeAddRemoveCards, some(600)).finally(() => (isRunning = false))
    await setTimeout(20)
    const after = ann.call(cubeAddRemoveCards, some(1))
    while (isRunning) counts.add((await fetchCube(bob, cube._id)).cardlist?.length ?? 0)
    await long
    expect([...counts].some((count) => count > 0 && count < 600)).toBe(true)
    await after
    expect((await fetchCube(ann, cube._id)).cardlist).toHaveLength(601)
    // Cards of which nothing but their place is there are listed quickly, and count.
    const listed = Array.from({ length: 2400 }, (_, at) => `${at}`.padStart(24, '0'))
    await hub().server.services.store.write((tx) => listCards(tx, cube._id, listed))
    expect((await refusal(ann, cubeAddRemoveCards, some(2000))).message).toBe(
      'A cube holds at most 5000 cards.',
    )
    expect((await fetchCube(ann, cube._id)).cardlist).toHaveLength(3001)
  })

  it('hold no more than 5,000 cards, whoever puts cards back meanwhile', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, removeIds: [card._id] })
    const listed = Array.from({ length: 5000 }, (_, at) => `${at}`.padStart(24, '0'))
    const { store } = hub().server.services
    await store.write((tx) => listCards(tx, cube._id, listed))
    const why = { userId: ann._id, comment: '', entry: newEntry() }
    await expect(
      store.write((tx) => restoreToCube(tx, cube._id, { cards: [card], ...why })),
    ).rejects.toMatchObject({ message: 'A cube holds at most 5000 cards.' })
  })

  it('keep the record of a card that is taken out, marked and with a note', async () => {
    const ann = await hub().person('ann')
    const [mine, other] = [await newCube(ann), await newCube(ann)]
    const card = await newCard(ann, mine._id)
    const wrong = await ann.call(cubeAddRemoveCards, { cubeId: other._id, removeIds: [card._id] })
    expect(wrong.removeResults).toEqual([
      { id: card._id, status: 'error', message: 'This card is not in the cube' },
    ])
    const body = { cubeId: mine._id, removeIds: [card._id, card._id], comment: 'too strong' }
    const { removeResults, cube } = await ann.call(cubeAddRemoveCards, body)
    expect(removeResults).toEqual([{ id: card._id, status: 'success' }])
    expect(cube.cardlist).toEqual([])
    const removed = await lookUp(ann, card._id)
    expect(removed.deactivated).toBe(true)
    expect(removed.changes?.at(-1)).toMatchObject({ comment: 'too strong', summary: 'removed from the cube' })
    const again = await ann.call(cubeAddRemoveCards, body)
    expect(again.removeResults[0]?.status).toBe('error')
  })

  it('are filled by everybody when editable, else by their owner alone', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const addIds = await starterIds(ann, 1)
    const closed = await newCube(ann, { editable: false })
    expect(await refusal(bob, cubeAddRemoveCards, { cubeId: closed._id, addIds })).toMatchObject({
      http: 403,
    })
    await ann.call(cubeAddRemoveCards, { cubeId: closed._id, addIds })
    const open = await newCube(ann)
    const { cube } = await bob.call(cubeAddRemoveCards, { cubeId: open._id, addIds })
    expect(cube.cardlist).toHaveLength(1)
    expect((await refusal(bob, cubeAddRemoveCards, { cubeId: open._id })).message).toBe(
      'There are no cards to add or remove.',
    )
  })

  it('lose no card when two people add at once', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const addIds = await starterIds(ann, 5)
    const add = (person: HubPerson) => person.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    await Promise.all([add(ann), add(bob), add(ann), add(bob)])
    expect((await fetchCube(ann, cube._id)).cardlist).toHaveLength(20)
    const places = await hub()
      .server.services.store.db.selectFrom('cube_cards')
      .select('place')
      .where('cube_id', '=', cube._id)
      .execute()
    expect(new Set(places.map((row) => row.place)).size).toBe(20)
  })

  it('push changed cards, scars and settings to every open page, with the new version', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { editable: true, legacy: true })
    const page = await openPage(hub().address, bob.token)
    const nextPush = (after: { readonly rev: number }) =>
      page.next('cube', (push) => push.cubeId === cube._id && push.rev === after.rev)
    const addIds = await starterIds(ann, 1)
    const { cube: filled } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds })
    expect(await nextPush(filled)).toEqual({ cubeId: cube._id, rev: filled.rev })
    await newScar(ann, cube._id, 'Add a word.')
    await nextPush(await fetchCube(ann, cube._id))
    const settings = { cubeId: cube._id, settings: { name: 'Told' } }
    await nextPush((await ann.call(cubeUpdateSettings, settings)).cube)
    page.close()
  })

  it('have settings for their owner: only what is sent changes, legacy and editable go together', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { cube } = await ann.call(cubeCreate, {})
    const set = async (settings: object) =>
      (await ann.call(cubeUpdateSettings, { cubeId: cube._id, settings })).cube
    expect((await set({ legacy: true })).flags).toEqual({ editable: true, legacy: true })
    expect((await set({ name: '  Old Cube ' })).name).toBe('Old Cube')
    expect((await set({ editable: false })).flags).toEqual({ editable: false, legacy: false })
    expect((await set({ editable: false, legacy: true })).flags).toEqual({ editable: false, legacy: false })
    const change = { cubeId: cube._id, settings: { name: 'mine' } }
    expect((await refusal(bob, cubeUpdateSettings, change)).http).toBe(403)
    expect((await refusal(hub().admin, cubeUpdateSettings, change)).http).toBe(403)
    expect((await refusal(ann, cubeUpdateSettings, { cubeId: cube._id, settings: { name: ' ' } })).http).toBe(
      400,
    )
  })

  it('answer a stale save of settings with the current cube', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const save = (name: string) => ({ cubeId: cube._id, settings: { name }, rev: cube.rev })
    await ann.call(cubeUpdateSettings, save('first'))
    expect(await refusal(ann, cubeUpdateSettings, save('second'))).toMatchObject({
      http: 409,
      code: 'conflict',
      current: { name: 'first', rev: cube.rev + 1 },
    })
  })

  it('are listed with counts and without lists; only legacy cubes count scars', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    await newCard(ann, cube._id)
    await newScar(ann, cube._id, 'Add a word')
    const listed = async () => (await ann.call(cubeAll, {})).cubes.find((one) => one._id === cube._id)
    expect((await listed())?.counts).toEqual({ cards: 1, scars: 1, unusedScars: 1, achievements: 0 })
    expect(await listed()).not.toHaveProperty('cardlist')
    await ann.call(cubeUpdateSettings, { cubeId: cube._id, settings: { legacy: false } })
    expect((await listed())?.counts).toEqual({ cards: 1, scars: 0, unusedScars: 0, achievements: 0 })
    expect((await fetchCube(ann, cube._id)).scarlist).toEqual([])
  })

  it('come with their sets when they are found by name, for the choice among printings', async () => {
    const ann = await hub().person('ann')
    const { cards } = await ann.call(cardSearch, { limit: 1 })
    const found = await ann.call(cardByName, { names: cards.map(({ data }) => cardName(data)) })
    expect(found.cards.map(({ _id }) => _id)).toEqual(cards.map(({ _id }) => _id))
    expect(found.sets).toEqual([
      { code: 'lomm', name: expect.any(String), set_type: 'expansion', released_at: expect.any(String) },
    ])
    expect((await ann.call(cardByName, { names: ['Nobody'] })).sets).toEqual([])
  })

  it('find their own cards by name, and no other cube’s', async () => {
    const ann = await hub().person('ann')
    const [mine, other] = [await newCube(ann), await newCube(ann)]
    const card = await newCard(ann, mine._id, 'Jötunn Æther-Cat')
    const found = async (cubeId: string) =>
      (await ann.call(cardByName, { names: ['jotunn aether-cat'], cubeId })).cards.map((one) => one._id)
    expect(await found(mine._id)).toEqual([card._id])
    expect(await found(other._id)).toEqual([])
    await ann.call(cubeAddRemoveCards, { cubeId: mine._id, removeIds: [card._id] })
    expect(await found(mine._id)).toEqual([])
  })

  it('draw from sets that say how many of their cards are loaded', async () => {
    const ann = await hub().person('ann')
    const { sets } = await ann.call(setsAll, {})
    expect(sets).toMatchObject([{ code: 'lomm', set_type: 'expansion' }])
    expect(sets[0]?.cards).toBeGreaterThan(200)
  })
})
