import { expect, it } from 'vitest'
import {
  cardAll,
  cardLookup,
  cardUpdate,
  cubeDeleteScar,
  cubeFetch,
  cubeUpdateScar,
  gameKill,
} from '@parlour/protocol'
import { sendableCard } from '@parlour/mtg-cards'
import { onBothStores } from '../testing/both-stores'
import { fetchCube, lookUp, newCard, newCardData, newCube, newScar } from '../testing/magic'
import { refusal } from '../testing/refusal'
import { addScars } from '../store/records/scars'
import { playOn, startDraft, storeScarOfRunningDraft, withText } from '../testing/play-draft'

const NOT_LEGACY = 'This cube is not in legacy mode: it has no scars and achievements.'
const edited = (text: string) => ({ data: sendableCard(newCardData('Reed Cat', { oracle_text: text })) })

onBothStores('scars', (hub) => {
  it('are numbered, edited by anybody, and deleted by id by their creator or the owner of the cube', async () => {
    const [ann, bob, cat] = [await hub().person('ann'), await hub().person('bob'), await hub().person('cat')]
    const cube = await newCube(ann, { legacy: true })
    expect(await newScar(bob, cube._id, 'one')).toBe('scar-1')
    expect(await newScar(bob, cube._id, 'two')).toBe('scar-2')
    await cat.call(cubeUpdateScar, { cubeId: cube._id, scar: { id: 'scar-2', text: 'one' } })
    expect((await refusal(cat, cubeDeleteScar, { cubeId: cube._id, scar: { id: 'scar-2' } })).http).toBe(403)
    await bob.call(cubeDeleteScar, { cubeId: cube._id, scar: { id: 'scar-2' } })
    const { scarlist } = await fetchCube(ann, cube._id)
    expect(scarlist).toMatchObject([{ id: 'scar-1', text: 'one', createdBy: bob._id, appliedAt: null }])
    await ann.call(cubeDeleteScar, { cubeId: cube._id, scar: { id: 'scar-1' } })
    expect((await refusal(ann, cubeDeleteScar, { cubeId: cube._id, scar: { id: 'scar-1' } })).http).toBe(404)
    expect(
      (await refusal(ann, cubeUpdateScar, { cubeId: cube._id, scar: { id: null, text: ' ' } })).http,
    ).toBe(400)
  })

  it('that were written at one time keep their order when one of them is changed', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    const texts = ['one', 'two', 'three']
    await hub().server.services.store.write((tx) => addScars(tx, cube._id, { texts, createdBy: ann._id }))
    await ann.call(cubeUpdateScar, { cubeId: cube._id, scar: { id: 'scar-1', text: 'one more' } })
    const { scarlist } = await fetchCube(ann, cube._id)
    expect(scarlist?.map(({ text }) => text)).toEqual(['three', 'two', 'one more'])
  })

  it('are not changed or deleted over a text that somebody else changed meanwhile', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const id = await newScar(ann, cube._id, 'one')
    const write = (text: string, rev?: number) => ({ cubeId: cube._id, scar: { id, text, rev } })
    await bob.call(cubeUpdateScar, write('two', 0))
    const stale = { http: 409, code: 'conflict', current: { id, text: 'two', rev: 1 } }
    expect(await refusal(ann, cubeUpdateScar, write('three', 0))).toMatchObject(stale)
    expect(await refusal(ann, cubeDeleteScar, write('', 0))).toMatchObject(stale)
    expect((await fetchCube(ann, cube._id)).scarlist).toMatchObject([{ id, text: 'two', rev: 1 }])
    await ann.call(cubeUpdateScar, write('three', 1))
    await ann.call(cubeUpdateScar, write('without a revision'))
    await ann.call(cubeDeleteScar, write('', 3))
  })

  it('are refused with a sentence when a number is beyond any that is stored', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    const id = await newScar(ann, cube._id, 'one')
    const beyond = (scar: { readonly id: string; readonly rev?: number }) =>
      refusal(ann, cubeDeleteScar, { cubeId: cube._id, scar })
    expect((await beyond({ id: 'scar-99999999999999' })).http).toBe(404)
    expect(await beyond({ id, rev: 2 ** 40 })).toMatchObject({ http: 409, code: 'conflict' })
    expect((await beyond({ id, rev: -1 })).http).toBe(400)
    const since = await refusal(ann, cardAll, { source: 'custom', since: 2 ** 40 })
    expect([since.http, since.message]).toEqual([400, expect.stringContaining('since')])
  })

  it('are not saved when none is sent', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    for (const body of [{ cubeId: cube._id }, { cubeId: cube._id, scar: null }])
      expect(await refusal(ann, cubeUpdateScar, body)).toEqual({
        http: 400,
        code: 'scar_missing',
        message: 'No scar to save',
      })
  })

  it('exist in legacy cubes only', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann)
    const card = await newCard(ann, cube._id)
    const scar = { id: null, text: 'x' }
    expect(await refusal(ann, cubeUpdateScar, { cubeId: cube._id, scar })).toEqual({
      http: 400,
      code: 'cube_without_legacy',
      message: NOT_LEGACY,
    })
    const use = { cardId: card._id, cardData: edited('Haste'), scar: { id: 'scar-1' } }
    expect((await refusal(ann, cardUpdate, use)).message).toBe(NOT_LEGACY)
  })

  it('never get the id of one that was deleted, which somebody may still have open', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const first = await newScar(ann, cube._id, 'first')
    const open = { id: await newScar(ann, cube._id, 'deleted'), rev: 0 }
    await ann.call(cubeDeleteScar, { cubeId: cube._id, scar: { id: open.id } })
    const next = await newScar(ann, cube._id, 'after it')
    await bob.call(cubeUpdateScar, { cubeId: cube._id, scar: { ...open, text: 'kept open' } })
    const { scarlist = [] } = await fetchCube(ann, cube._id)
    expect([first, open.id, next]).toEqual(['scar-1', 'scar-2', 'scar-3'])
    expect(scarlist.find(({ id }) => id === next)?.text).toBe('after it')
    expect(scarlist.map(({ text }) => text).sort()).toEqual(['after it', 'first', 'kept open'])
  })

  it('lose none of those that two people add at once', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const texts = Array.from({ length: 8 }, (_, at) => `scar text ${at}`)
    await Promise.all(
      texts.map((text, at) =>
        (at % 2 === 0 ? ann : bob).call(cubeUpdateScar, { cubeId: cube._id, scar: { id: null, text } }),
      ),
    )
    expect((await fetchCube(ann, cube._id)).scarlist?.map((scar) => scar.text).sort()).toEqual(texts)
  })

  it('are used up together with the change of the card, and then fixed', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const cube = await newCube(ann, { legacy: true })
    const [card, other] = [await newCard(ann, cube._id), await newCard(ann, cube._id)]
    const id = await newScar(ann, cube._id, 'Add a word')
    const use = (cardId: string, text = 'Flying, haste') => ({ cardId, cardData: edited(text), scar: { id } })
    expect((await refusal(bob, cardUpdate, use(card._id, 'Flying'))).message).toBe('No changes made to card')
    expect((await refusal(bob, cardUpdate, { ...use(card._id), scar: { id: 'scar-9' } })).http).toBe(404)
    const { card: scarred } = await bob.call(cardUpdate, use(card._id))
    expect(scarred.changes?.at(-1)).toMatchObject({ userId: bob._id, comment: 'Applied scar: Add a word' })
    const { scarlist, counts } = await fetchCube(ann, cube._id)
    expect(scarlist?.[0]).toMatchObject({ id, appliedTo: card._id, appliedBy: bob._id })
    expect(scarlist?.[0]?.appliedAt).toBe(scarred.changes?.at(-1)?.date)
    expect(counts).toMatchObject({ scars: 1, unusedScars: 0 })
    expect((await refusal(ann, cardUpdate, use(other._id))).message).toBe('This scar was already used.')
    expect((await lookUp(ann, other._id)).changes).toHaveLength(1)
    const scar = { id, text: 'x' }
    expect((await refusal(ann, cubeUpdateScar, { cubeId: cube._id, scar })).message).toBe(
      'A used scar cannot be changed.',
    )
    expect((await refusal(ann, cubeDeleteScar, { cubeId: cube._id, scar })).message).toBe(
      'A used scar cannot be deleted.',
    )
  })

  it('are used once, however many try at the same time', async () => {
    const ann = await hub().person('ann')
    const cube = await newCube(ann, { legacy: true })
    const id = await newScar(ann, cube._id, 'Only once')
    const cards = await Promise.all([1, 2, 3, 4].map(() => newCard(ann, cube._id)))
    const replies = await Promise.all(
      cards.map((card) =>
        ann.send(cardUpdate, { cardId: card._id, cardData: edited('Trample'), scar: { id } }),
      ),
    )
    expect(replies.map((reply) => reply.http).sort()).toEqual([200, 400, 400, 400])
  })

  it('name nobody while their draft runs, in no answer, and everybody once it is over', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { numPacks: 1, packSize: 3, scarRounds: '1' })
    const { db } = hub().server.services.store
    const reservedScars = await db.selectFrom('scars').selectAll().where('reserved_by', '=', gameId).execute()
    expect(reservedScars.length).toBe(4)
    const [first] = reservedScars
    const cubeId = first?.cube_id ?? ''
    const scar = { id: `scar-${first?.n ?? 0}`, text: 'changed' }
    expect((await refusal(ann, cubeUpdateScar, { cubeId, scar })).message).toBe(
      'This scar is in a running draft: it cannot be changed until the draft is over.',
    )
    const { admin } = hub()
    expect((await refusal(admin, cubeDeleteScar, { cubeId, scar })).message).toContain('in a running draft')

    const cardId = await storeScarOfRunningDraft(hub(), ann, gameId)
    const version = (await bob.call(cardAll, { source: 'custom' })).custom?.version
    const seenBy = async (person: typeof ann) => {
      const { cube } = await person.call(cubeFetch, { cubeId })
      const { cards } = await person.call(cardLookup, { ids: [cardId] })
      const { custom } = await person.call(cardAll, { source: 'custom' })
      const all = custom?.cards.find((card) => card._id === cardId)
      return {
        scar: cube.scarlist?.find((one) => one.appliedTo === cardId)?.appliedBy,
        card: cards[0]?.changes?.at(-1)?.userId,
        all: all?.changes?.at(-1)?.userId,
      }
    }
    expect(await seenBy(bob)).toEqual({ scar: null, card: '', all: '' })
    expect(await seenBy(ann)).toEqual({ scar: ann._id, card: ann._id, all: ann._id })
    const changed = async (text: string) => sendableCard(withText((await lookUp(bob, cardId)).data, text))
    const stale = { cardId, cardData: { data: await changed('Vigilance'), rev: 0 } }
    const conflict = await refusal(bob, cardUpdate, stale)
    expect(conflict).toMatchObject({ http: 409, code: 'conflict' })
    expect(JSON.stringify(conflict)).not.toContain(ann._id)
    const { card } = await bob.call(cardUpdate, {
      cardId,
      cardData: { data: await changed('Vigilance') },
    })
    expect(card.changes?.map((change) => change.userId).slice(1)).toEqual(['', bob._id])

    await playOn([ann, bob], gameId)
    expect((await seenBy(bob)).scar).toBe(ann._id)
    const { custom } = await bob.call(cardAll, { source: 'custom', since: Number(version) })
    expect(custom?.cards.find((one) => one._id === cardId)?.changes?.[1]?.userId).toBe(ann._id)
    const used = await db.selectFrom('scars').select('n').where('draft_id', '=', gameId).execute()
    const { counts } = await fetchCube(ann, cubeId)
    expect(used.length).toBeGreaterThanOrEqual(2)
    expect(counts.unusedScars).toBe(counts.scars - used.length)
  })

  it('return to the stock when their draft is killed', async () => {
    const [ann, bob] = [await hub().person('ann'), await hub().person('bob')]
    const gameId = await startDraft([ann, bob], { packSize: 2, scarRounds: '1' })
    await ann.call(gameKill, { gameId })
    const { db } = hub().server.services.store
    expect(await db.selectFrom('scars').select('n').where('reserved_by', '=', gameId).execute()).toEqual([])
  })
})
