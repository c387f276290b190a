import {
  adminInsertGame,
  deckFetch,
  gameCreate,
  gameFetch,
  gameSaveFull,
  gameSaveResponse,
  lobbyCreate,
  lobbyInfo,
  lobbySave,
  setsAll,
} from '@parlour/protocol'
import { beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { answerOnce, answerTo, fetchDraft, playOn, startDraft } from '../testing/play-draft'
import type { HubPerson } from '../testing/test-hub'

interface DraftHistory {
  readonly settings: { readonly seed: string; readonly scars: readonly { readonly id: string }[] }
  readonly responses: readonly { readonly seq: number; readonly actor: string; readonly title: string }[]
}

onBothStores(
  'the history of a draft',
  (hub) => {
    let ann: HubPerson
    let bob: HubPerson
    beforeAll(async () => {
      ;({ ann, bob } = await hub().people('ann', 'bob'))
    })

    const whole = async (gameId: string): Promise<DraftHistory> =>
      JSON.parse(
        JSON.stringify((await hub().admin.call(gameFetch, { gameId, full: true })).game.full),
      ) as DraftHistory
    async function deckOf(person: HubPerson, gameId: string): Promise<readonly string[]> {
      const { view } = await fetchDraft(person, gameId)
      return (await person.call(deckFetch, { deckId: view.you.deckId })).deck.cardIdsByZone.main
    }
    const picksOf = async (person: HubPerson, gameId: string) =>
      (await fetchDraft(person, gameId)).view.you.picked.map((card) => card._id)
    const scarsOf = (gameId: string) =>
      hub()
        .server.services.store.db.selectFrom('scars')
        .select(['n', 'applied_at', 'reserved_by'])
        .where((either) => either.or([either('draft_id', '=', gameId), either('reserved_by', '=', gameId)]))
        .orderBy('n')
        .execute()

    it('is rewritten by an admin: taken back picks leave the decks, used scars stay used', async () => {
      const gameId = await startDraft([ann, bob], { packSize: 4, scarRounds: '1' })
      await playOn([ann, bob], gameId)
      const { responses } = await whole(gameId)
      const used = (await scarsOf(gameId)).filter((scar) => scar.applied_at !== null)
      expect(used).toHaveLength(2)
      const keep = responses.findIndex((one) => one.title === 'Draft Card') + 1
      await hub().admin.call(gameSaveFull, {
        gameId,
        overwrite: true,
        responses: responses.slice(0, keep).map((one) => ({ ...one })),
      })
      expect((await fetchDraft(ann, gameId)).gameOver).toBe(false)
      for (const person of [ann, bob])
        expect(await deckOf(person, gameId)).toEqual(await picksOf(person, gameId))
      const scars = await scarsOf(gameId)
      expect(scars.filter((scar) => scar.applied_at !== null)).toEqual(used)
      expect(scars.filter((scar) => scar.reserved_by === gameId)).toHaveLength(2)
      await hub().admin.call(gameSaveFull, {
        gameId,
        overwrite: true,
        responses: responses.map((one) => ({ ...one })),
      })
      expect((await fetchDraft(ann, gameId)).gameOver).toBe(true)
      for (const person of [ann, bob])
        expect(await deckOf(person, gameId)).toEqual(await picksOf(person, gameId))
      expect((await scarsOf(gameId)).filter((scar) => scar.applied_at === null)).toEqual([])
    })

    it('of a sealed draft keeps pools apart, fills decks once and empties them when packs are closed again', async () => {
      const gameId = await startDraft([ann, bob], { packSize: 4, numPacks: 3, way: 'sealed', bots: 1 })
      await answerOnce(ann, gameId)
      expect(await deckOf(ann, gameId)).toHaveLength(12)
      expect(await deckOf(ann, gameId)).toEqual(await picksOf(ann, gameId))
      const [hers, ...others] = [await picksOf(ann, gameId), JSON.stringify(await fetchDraft(bob, gameId))]
      expect(hers.filter((id) => others.some((page) => page.includes(id)))).toEqual([])
      await playOn([ann, bob], gameId)
      expect(Object.keys((await fetchDraft(bob, gameId)).view)).toContain('picks')
      const { responses } = await whole(gameId)
      const keep = responses.filter(({ actor, title }) => actor === 'bob' && title === 'Open Packs')
      await hub().admin.call(gameSaveFull, {
        gameId,
        overwrite: true,
        responses: keep.map((one) => ({ ...one })),
      })
      expect([await deckOf(ann, gameId), (await deckOf(bob, gameId)).length]).toEqual([[], 12])
    })

    it('takes own answers by save_full as well, whatever others did meanwhile', async () => {
      const gameId = await startDraft([ann, bob], { packSize: 4 })
      const page = await fetchDraft(ann, gameId)
      const added = await answerTo(ann, page)
      const saved = await ann.call(gameSaveFull, {
        gameId,
        branchId: 999,
        responses: [...page.responses.map((one) => ({ ...one })), { ...added }],
      })
      expect(saved.serializedGame.responses).toHaveLength(1)
      expect(await deckOf(ann, gameId)).toEqual(await picksOf(ann, gameId))
      await answerOnce(bob, gameId)
      const again = await fetchDraft(ann, gameId)
      const stale = await ann.send(gameSaveFull, { gameId, responses: [...page.responses, added] })
      expect([stale.http, stale.body.code]).toEqual([409, 'game_overwrite'])
      const next = await answerTo(ann, again)
      const both = [...again.responses.map((one) => ({ ...one })), { ...next }]
      expect((await ann.send(gameSaveFull, { gameId, responses: both })).http).toBe(200)
    })

    it('is inserted whole in the middle and goes on with new decks', async () => {
      const gameId = await startDraft([ann, bob], { packSize: 4, numPacks: 2, scarRounds: '2', bots: 1 })
      for (let n = 0; n < 3; n += 1) for (const person of [ann, bob]) await answerOnce(person, gameId)
      const { game } = await hub().admin.call(gameFetch, { gameId, full: true })
      const inserted = (await hub().admin.call(adminInsertGame, { data: { ...game } })).gameId
      for (const person of [ann, bob]) {
        const [old, copy] = [await fetchDraft(person, gameId), await fetchDraft(person, inserted)]
        expect(copy.view.you.picked).toEqual(old.view.you.picked)
        expect(copy.view.you.deckId).not.toBe(old.view.you.deckId)
        expect(await deckOf(person, inserted)).toEqual(await picksOf(person, inserted))
      }
      await playOn([ann, bob], inserted)
      expect((await fetchDraft(ann, inserted)).gameOver).toBe(true)
      const seed = JSON.stringify((await whole(gameId)).settings.seed)
      expect(JSON.stringify(await fetchDraft(ann, inserted))).not.toContain(seed)
      const { full } = game
      const broken = { ...full, settings: { ...(full?.settings as object), packs: [[]] } }
      const refused = await hub().admin.send(adminInsertGame, { data: broken })
      expect([refused.http, refused.body.message]).toEqual([
        400,
        expect.stringContaining('cannot share 1 packs'),
      ])
      const masked = (await fetchDraft(ann, gameId)).responses
      const part = { ...full, responses: masked }
      expect((await hub().admin.send(adminInsertGame, { data: part })).body.message).toMatch(/is masked/)
    })

    it('is not inserted where its cube is missing, or has no scars for it', async () => {
      const gameId = await startDraft([ann, bob], { packSize: 3, scarRounds: '1' })
      const full = await whole(gameId)
      const insert = async (settings: object) => {
        const { http, body } = await hub().admin.send(adminInsertGame, { data: { ...full, settings } })
        return [http, body.message]
      }
      const elsewhere = { ...full.settings, cubeId: 'f'.repeat(24), cubeName: 'A cube of others' }
      expect(await insert(elsewhere)).toEqual([
        400,
        'The cube of this draft is not on this hub: A cube of others.',
      ])
      const { cubeId: _cube, ...unnamed } = elsewhere
      expect((await insert(unnamed))[0]).toBe(400)
      const { db } = hub().server.services.store
      const others = 'e'.repeat(24)
      await db.updateTable('scars').set({ reserved_by: others }).where('reserved_by', 'is', null).execute()
      const before = await scarsOf(gameId)
      expect(await insert(full.settings)).toEqual([400, 'Not enough scars in the cube'])
      expect(await scarsOf(gameId)).toEqual(before)
      await db.updateTable('scars').set({ reserved_by: null }).where('reserved_by', '=', others).execute()
      expect((await insert(full.settings))[0]).toBe(200)
    })

    it('begins as well with the packs of a set', async () => {
      const { lobbyId } = await ann.call(lobbyCreate, { userIds: [ann._id, bob._id], game: 'Set Draft' })
      const { lobby } = await ann.call(lobbyInfo, { lobbyId })
      const { sets } = await ann.call(setsAll, {})
      const [set] = sets
      // The only set of the hub is chosen from the beginning.
      expect(sets).toHaveLength(1)
      expect(lobby.options).toMatchObject({ set: { code: set?.code } })
      const saved = await ann.send(lobbySave, { ...lobby, options: { ...lobby.options, numPacks: 1 } })
      expect(saved.body.lobby).toMatchObject({ valid: true })
      const { gameId } = await ann.call(gameCreate, { lobbyId })
      const page = await fetchDraft(ann, gameId)
      expect(page.settings).toMatchObject({ game: 'Set Draft', set: { code: set?.code }, packSize: 14 })
      const response = await answerTo(ann, page)
      expect((await ann.send(gameSaveResponse, { gameId, response })).http).toBe(200)
      expect(await deckOf(ann, gameId)).toEqual(await picksOf(ann, gameId))
    })
  },
  { config: { adminName: 'ann' } },
)
