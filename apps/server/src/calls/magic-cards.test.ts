import { defined } from '@parlour/kernel'
import { expect, it } from 'vitest'
import {
  cardAll,
  cardCreate,
  cardLookup,
  cardPlaces,
  cardSearch,
  cardUpdate,
  cardVersions,
  cubeAddRemoveCards,
  cubeUpdateSettings,
  deckCreate,
  deckSave,
} from '@parlour/protocol'
import { importRecords, sameCardKey, sendableCard } from '@parlour/mtg-cards'
import { providerCardId } from '@parlour/mtg-cards/node'
import { insertCards, STARTER_RELEASE } from '../store/cards/cards'
import { onBothStores } from '../testing/both-stores'
import { cardRecord } from '../testing/card-provider'
import { fetchCube, lookUp, newCard, newCardData, newCube } from '../testing/magic'
import { refusal } from '../testing/refusal'
import { openPage, type HubPerson } from '../testing/test-hub'

const edited = (text: string, rev?: number) => ({
  data: sendableCard(newCardData('Reed Cat', { oracle_text: text })),
  ...defined({ rev }),
})

onBothStores('cards', (hub) => {
  it('are created in editable cubes, without set and legality, their own name as a placeholder', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const data = {
      ...newCardData('Reed Cat', { oracle_text: 'When Reed Cat dies, draw a card.' }),
      legal: ['modern'],
    }
    const { card } = await bob.call(cardCreate, {
      cubeId: cube._id,
      cardData: sendableCard(data),
      comment: '',
    })
    expect(card).toMatchObject({ source: 'custom', cubeId: cube._id, rev: 0, deactivated: false })
    expect(card.data.legal).toEqual([])
    expect(card.data.card_faces[0]?.oracle_text).toBe('When CARD_NAME dies, draw a card.')
    expect(card.changes).toMatchObject([{ type: 'creation', comment: 'original card', userId: bob._id }])
    expect((await fetchCube(ann, cube._id)).cardlist).toEqual([card._id])
  })

  it('are refused without a name, in a cube that is not editable, and with fields of the wrong kind', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const create = (data: object, cubeId = cube._id) =>
      refusal(ann, cardCreate, { cubeId, comment: '', cardData: data })
    expect((await create(newCardData('  '))).message).toBe('A card needs a name.')
    expect((await create({ ...newCardData('x'), card_faces: [] })).http).toBe(400)
    expect((await create(newCardData('x', { name: { $ne: 1 } as never }))).http).toBe(400)
    expect((await create(newCardData('x', { image_uri: 'javascript:alert(1)' }))).http).toBe(400)
    const closed = await newCube(ann, { editable: false })
    expect((await create(newCardData('x'), closed._id)).message).toBe('This cube is not editable.')
    expect((await create(newCardData('x'), '0'.repeat(24))).http).toBe(404)
    expect((await refusal(ann, cardCreate, { cubeId: cube._id, cardData: newCardData('x') })).http).toBe(400)
  })

  it('obey the rule of the color indicator, made and changed', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const both = sendableCard(newCardData('Two Tone', { color_indicator: ['w'] }))
    const words = 'You can only use the color indicator if there is no color in the mana cost.'
    expect((await refusal(ann, cardCreate, { cubeId: cube._id, comment: '', cardData: both })).message).toBe(
      words,
    )
    const card = await newCard(ann, cube._id)
    expect((await refusal(ann, cardUpdate, { cardId: card._id, cardData: { data: both } })).message).toBe(
      words,
    )
    const plain = sendableCard(newCardData('Two Tone', { color_indicator: ['w'], mana_cost: '' }))
    const { card: made } = await ann.call(cardCreate, { cubeId: cube._id, comment: '', cardData: plain })
    expect(made.data.card_faces[0]?.color_indicator).toEqual(['w'])
  })

  it('keep their history on the server: every edit appends what changed', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    const forged = { ...edited('Flying, haste'), changes: [], _id: card._id }
    const { card: first } = await bob.call(cardUpdate, { cardId: card._id, cardData: forged, comment: ' ' })
    expect(first.changes).toHaveLength(2)
    expect(first.changes?.[1]).toMatchObject({
      type: 'update',
      userId: bob._id,
      comment: 'Updated in the cube card editor',
      changes: [{ field: 'oracle_text', oldValue: 'Flying', newValue: 'Flying, haste' }],
    })
    expect(first.rev).toBe(1)
    expect(
      (await refusal(bob, cardUpdate, { cardId: card._id, cardData: edited('Flying, haste') })).message,
    ).toBe('No changes made to card')
    expect((await lookUp(ann, card._id)).changes).toHaveLength(2)
  })

  it('refuse a blank name, the loss of an original face, and edits of provider cards and removed ones', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    const update = (cardId: string, cardData: object) => refusal(ann, cardUpdate, { cardId, cardData })
    expect((await update(card._id, { data: newCardData(' ') })).message).toBe('A card needs a name.')
    const two = {
      ...newCardData('Reed Cat'),
      card_faces: [...newCardData('Reed Cat').card_faces, ...newCardData('Scar').card_faces],
    }
    await ann.call(cardUpdate, { cardId: card._id, cardData: { data: sendableCard(two) } })
    await ann.call(cardUpdate, { cardId: card._id, cardData: edited('Flying') })
    const { scryfall } = await ann.call(cardAll, { source: 'scryfall' })
    expect((await update(scryfall?.cards[0]?._id ?? '', edited('x'))).http).toBe(404)
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, removeIds: [card._id] })
    expect((await update(card._id, edited('x'))).message).toBe('This card was removed from its cube.')
    const other = await newCard(ann, cube._id)
    await ann.call(cubeUpdateSettings, { cubeId: cube._id, settings: { editable: false } })
    expect((await update(other._id, edited('x'))).message).toBe('This cube is not editable.')
  })

  it('answer a stale save with the current card, and accept one of several saves of one revision', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    await ann.call(cardUpdate, { cardId: card._id, cardData: edited('First', 0) })
    const stale = await refusal(bob, cardUpdate, { cardId: card._id, cardData: edited('Second', 0) })
    expect(stale).toMatchObject({ http: 409, code: 'conflict', current: { _id: card._id, rev: 1 } })
    const texts = ['a', 'b', 'c', 'd']
    const replies = await Promise.all(
      texts.map((text) => ann.send(cardUpdate, { cardId: card._id, cardData: edited(text, 1) })),
    )
    expect(replies.map((reply) => reply.http).sort()).toEqual([200, 409, 409, 409])
    await Promise.all(
      texts.map((text) => bob.send(cardUpdate, { cardId: card._id, cardData: edited(`no rev ${text}`) })),
    )
    expect((await lookUp(ann, card._id)).changes).toHaveLength(3 + texts.length)
  })

  it('keep where they came from and a stated mana value through an edit', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const { scryfall } = await ann.call(cardAll, { source: 'scryfall' })
    const id = scryfall?.cards[0]?._id ?? ''
    const { cube: filled } = await ann.call(cubeAddRemoveCards, { cubeId: cube._id, addIds: [id] })
    const copy = await lookUp(ann, filled.cardlist?.[0] ?? '')
    const { card } = await ann.call(cardUpdate, { cardId: copy._id, cardData: edited('Other text') })
    expect(card.data.origin).toEqual(copy.data.origin)
  })

  it('are held by cubes, and by decks of which nobody sees those of others', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const [card, twin] = [await newCard(ann, cube._id, 'Held Cat'), await newCard(ann, cube._id, 'Held Cat')]
    const { deck } = await bob.call(deckCreate, {})
    const cardIdsByZone = { main: [card._id, twin._id], side: [twin._id], command: [] }
    await bob.call(deckSave, { deck: { ...deck, cardIdsByZone } })
    expect(await bob.call(cardPlaces, { cardId: card._id })).toMatchObject({
      cubes: [{ _id: cube._id, cardId: card._id, count: 2 }],
      decks: [{ _id: deck._id, count: 3 }],
    })
    expect(await ann.call(cardPlaces, { cardId: card._id })).toMatchObject({ decks: [] })
    expect((await refusal(ann, cardPlaces, { cardId: '0'.repeat(24) })).http).toBe(404)
  })

  it('count a version up with every change, and are fetched by what changed since', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const version = async () => (await ann.call(cardVersions, {})).versions.custom ?? 0
    const since = async (from: number) => (await ann.call(cardAll, { source: 'custom', since: from })).custom
    const before = await version()
    const card = await newCard(ann, cube._id)
    expect(await version()).toBe(before + 1)
    expect((await since(before))?.cards.map((one) => one._id)).toEqual([card._id])
    await ann.call(cardUpdate, { cardId: card._id, cardData: edited('x') })
    await ann.call(cubeAddRemoveCards, { cubeId: cube._id, removeIds: [card._id] })
    const delta = await since(before + 1)
    expect(delta).toMatchObject({ version: before + 3, cards: [{ _id: card._id, deactivated: true }] })
    expect((await since(before + 3))?.cards).toEqual([])
    const { custom } = await ann.call(cardAll, { source: 'custom' })
    expect(custom?.cards.some((one) => one._id === card._id)).toBe(false)
    expect((await ann.call(cardVersions, {})).versions.scryfall).toBe('starter')
  })

  it('are found as the printing that some format knows, before those of the starter set', async () => {
    const ann = await hub().person('ann')
    const { db } = hub().server.services.store
    const search = { query: 't:basic t:forest', distinct: true }
    const found = async () => (await ann.call(cardSearch, search)).cards.map(({ data }) => data.set)
    expect(await found()).toEqual(['lomm'])
    const [forest] = (await ann.call(cardSearch, search)).cards
    const face = { type_line: 'Basic Land — Forest', mana_cost: '', oracle_text: '({T}: Add {G}.)' }
    const legalities = { modern: 'legal' }
    const record = cardRecord('Forest', '9', { ...face, legalities, released_at: '1993-08-05' })
    const { cards } = importRecords([record], providerCardId)
    expect(cards[0] && sameCardKey(cards[0].data)).toBe(forest && sameCardKey(forest.data))
    await insertCards(db, cards, { release: STARTER_RELEASE, version: 0 })
    expect(await found()).toEqual(['new'])
  })

  it('are looked up by id from both sources, unknown ids left out', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    const { scryfall } = await ann.call(cardAll, { source: 'scryfall' })
    const id = scryfall?.cards[0]?._id ?? ''
    const { cards } = await ann.call(cardLookup, { ids: [card._id, id, id, '0'.repeat(24)] })
    expect(cards.map((one) => one._id).sort()).toEqual([card._id, id].sort())
    expect((await refusal(ann, cardLookup, { ids: ['x'] })).http).toBe(400)
  })

  it('push to every open page which card changed, in a few bytes', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    const page = await openPage(hub().address, (bob satisfies HubPerson).token)
    await ann.call(cardUpdate, { cardId: card._id, cardData: edited('x') })
    const push = await page.next('card', (one) => one.cardId === card._id)
    expect(push).toEqual({ cubeId: cube._id, cardId: card._id })
    page.close()
  })
})
