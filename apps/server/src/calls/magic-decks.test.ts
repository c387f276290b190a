import { expect, it } from 'vitest'
import {
  cardAll,
  deckCreate,
  deckDelete,
  deckDuplicate,
  deckFetch,
  deckSave,
  gameKill,
  linkDecks,
  lobbyCreate,
  userDecks,
} from '@parlour/protocol'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { playOn, startDraft } from '../testing/play-draft'
import { openPage } from '../testing/test-hub'

const FOREIGN = { http: 403, code: 'deck_of_another', message: 'This deck belongs to another user.' }

onBothStores('decks', (hub) => {
  it('begin empty, are saved with copies in order, and listed for their owner', async () => {
    const ann = await hub().person('ann')
    const { deck } = await ann.call(deckCreate, {})
    expect(deck).toMatchObject({
      name: 'New Deck',
      userId: ann._id,
      format: 'custom',
      links: {},
      cardIdsByZone: { main: [], side: [], command: [] },
      rev: 0,
    })
    const { scryfall } = await ann.call(cardAll, { source: 'scryfall' })
    const [one = '', two = ''] = scryfall?.cards.map((card) => card._id) ?? []
    const cardIdsByZone = { main: [two, one, two], side: [one], command: [] }
    const { _id, rev } = deck
    const saved = await ann.call(deckSave, {
      deck: { _id, rev, name: ' Cats ', format: 'modern', cardIdsByZone },
    })
    expect(saved.deck).toMatchObject({ name: 'Cats', format: 'modern', cardIdsByZone, rev: 1 })
    expect((await ann.call(deckFetch, { deckId: _id })).deck).toEqual(saved.deck)
    expect((await ann.call(userDecks, { userId: ann._id })).decks[0]).toEqual(saved.deck)
  })

  it('are their owner’s alone; admins may read', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const { deck } = await ann.call(deckCreate, { opts: { name: 'Mine' } })
    const deckId = deck._id
    const { name, format, cardIdsByZone, rev } = deck
    const body = { deck: { _id: deckId, name, format, cardIdsByZone, rev } }
    for (const other of [bob, hub().admin]) {
      expect(await refusal(other, deckSave, body)).toEqual(FOREIGN)
      expect(await refusal(other, deckDelete, { deckId })).toEqual(FOREIGN)
    }
    expect(await refusal(bob, deckFetch, { deckId })).toEqual(FOREIGN)
    expect(await refusal(bob, deckDuplicate, { deckId })).toEqual(FOREIGN)
    expect((await refusal(bob, userDecks, { userId: ann._id })).http).toBe(403)
    expect((await hub().admin.call(deckFetch, { deckId })).deck.name).toBe('Mine')
    expect((await hub().admin.call(userDecks, { userId: ann._id })).decks.length).toBeGreaterThan(0)
    expect((await refusal(ann, deckFetch, { deckId: '0'.repeat(24) })).http).toBe(404)
  })

  it('refuse a save of an older revision, and return the current deck', async () => {
    const ann = await hub().person('ann')
    const { deck } = await ann.call(deckCreate, {})
    const save = (name: string) => ({
      deck: {
        _id: deck._id,
        name,
        format: deck.format,
        cardIdsByZone: { main: [], side: [], command: [] },
        rev: 0,
      },
    })
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => ann.send(deckSave, save(name))))
    expect(replies.map((reply) => reply.http).sort()).toEqual([200, 409, 409])
    const conflict = await refusal(ann, deckSave, save('d'))
    expect(conflict).toMatchObject({ code: 'conflict', current: { _id: deck._id, rev: 1 } })
  })

  it('refuse blank names, unknown formats and zones that hold no card ids', async () => {
    const ann = await hub().person('ann')
    const { deck } = await ann.call(deckCreate, {})
    const save = async (change: object) =>
      (await refusal(ann, deckSave, { deck: { ...deck, ...change } })).http
    expect(await save({ name: '  ' })).toBe(400)
    expect(await save({ format: 'chess' })).toBe(400)
    expect(await save({ cardIdsByZone: { main: ['Forest'], side: [], command: [] } })).toBe(400)
    expect(await save({ rev: undefined })).toBe(400)
  })

  it('take in no card that nobody knows, and keep those they hold', async () => {
    const ann = await hub().person('ann')
    const { deck } = await ann.call(deckCreate, {})
    const { _id, name, format, rev } = deck
    const unknown = 'f'.repeat(24)
    const cardIdsByZone = { main: [unknown], side: [], command: [] }
    expect(await refusal(ann, deckSave, { deck: { _id, name, format, rev, cardIdsByZone } })).toMatchObject({
      http: 404,
      message: `There is no card with the id ${unknown}`,
    })
    expect((await ann.call(deckFetch, { deckId: _id })).deck).toEqual(deck)
  })

  it('are copied with a name that says so, without the link to a draft, and can be saved again', async () => {
    const ann = await hub().person('ann')
    const { deck } = await ann.call(deckCreate, { opts: { name: 'x'.repeat(120) } })
    const copy = (await ann.call(deckDuplicate, { deckId: deck._id })).deck
    expect(copy.name).toBe(`${'x'.repeat(113)} (copy)`)
    expect(copy._id).not.toBe(deck._id)
    const { _id, name, format, rev } = copy
    const cardIdsByZone = { main: [], side: [], command: [] }
    await ann.call(deckSave, { deck: { _id, name, format, cardIdsByZone, rev } })
    await ann.call(deckDelete, { deckId: _id })
    expect((await refusal(ann, deckFetch, { deckId: _id })).http).toBe(404)
  })

  it('of a draft are shown to all who drafted once it is over, and to nobody else', async () => {
    const [ann, bob, eve] = [await hub().person('ann'), await hub().person('bob'), await hub().person('eve')]
    const draftId = await startDraft([ann, bob], { packSize: 2 })
    const { decks } = await ann.call(userDecks, { userId: ann._id })
    const deckId = decks.find(({ links }) => links.draftId === draftId)?._id ?? ''
    expect(await refusal(bob, deckFetch, { deckId })).toEqual(FOREIGN)
    expect((await refusal(bob, linkDecks, { draftId })).http).toBe(403)
    await playOn([ann, bob], draftId)
    const seen = (await bob.call(linkDecks, { draftId })).decks
    expect(seen.map(({ userId, counts }) => [userId, counts.main]).sort()).toEqual(
      [ann._id, bob._id].map((id) => [id, 2]).sort(),
    )
    const { deck } = await bob.call(deckFetch, { deckId })
    expect(deck.cardIdsByZone.main).toHaveLength(2)
    const { name, format, cardIdsByZone, rev } = deck
    const body = { deck: { _id: deckId, name, format, cardIdsByZone, rev } }
    expect(await refusal(bob, deckSave, body)).toEqual(FOREIGN)
    expect(await refusal(bob, deckDelete, { deckId })).toEqual(FOREIGN)
    expect(await refusal(eve, deckFetch, { deckId })).toEqual(FOREIGN)
    expect((await refusal(eve, linkDecks, { draftId })).http).toBe(403)
  })

  it('of a finished draft are pushed when they change to all who drafted, and to nobody else', async () => {
    const [ann, bob, eve] = [await hub().person('ann'), await hub().person('bob'), await hub().person('eve')]
    const draftId = await startDraft([ann, bob], { packSize: 2 })
    const pages = await Promise.all([bob, eve].map(({ token }) => openPage(hub().address, token)))
    for (const page of pages) await page.watch({ kind: 'home' })
    const saveAgain = async () => {
      const { decks } = await ann.call(userDecks, { userId: ann._id })
      const found = decks.find(({ links }) => links.draftId === draftId)
      if (found === undefined) throw new Error('There is no deck.')
      const { _id, name, format, rev } = found
      const { main, side, command } = found.cardIdsByZone
      const zones = { main: [...main], side: [...side], command: [...command] }
      await ann.call(deckSave, { deck: { _id, name, format, cardIdsByZone: zones, rev } })
    }
    const heard = () => pages.map(({ pushes }) => pushes.filter(({ event }) => event === 'decks').length)
    await saveAgain()
    await playOn([ann, bob], draftId)
    await pages[0]?.next('home')
    expect(heard(), 'not while it runs').toEqual([0, 0])
    await saveAgain()
    expect(await pages[0]?.next('decks')).toEqual({ draftId })
    // What comes after it has passed everybody.
    await eve.call(lobbyCreate, {})
    await pages[1]?.next('home')
    expect(heard()).toEqual([0, 0])
    for (const page of pages) page.close()
  })

  it('of a running draft cannot be deleted; after it they can', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob])
    const { decks } = await ann.call(userDecks, { userId: ann._id })
    const deck = decks.find((one) => one.links.draftId === gameId)
    const deckId = deck?._id ?? ''
    expect(deck?.format).toBe('draft')
    expect((await refusal(ann, deckDelete, { deckId })).message).toBe(
      'The deck of a running draft cannot be deleted.',
    )
    const copy = (await ann.call(deckDuplicate, { deckId })).deck
    expect(copy.links).toEqual({})
    await ann.call(gameKill, { gameId })
    await ann.call(deckDelete, { deckId })
  })
})
