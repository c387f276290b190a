import {
  adminImpersonate,
  deckCreate,
  gameChatAdd,
  noticeHookAdd,
  ownData,
  userSetMark,
  userVacationStart,
} from '@parlour/protocol'
import { expect, it } from 'vitest'
import { openSession } from '../store/records/sessions'
import { onBothStores } from '../testing/both-stores'
import { refusal } from '../testing/refusal'
import { personOf } from '../testing/test-hub'
import { toyModule } from '../testing/toy-module'
import { startToy } from '../testing/toy-table'

onBothStores(
  'the data of a person',
  (hub) => {
    const db = () => hub().server.services.store.db

    it('holds what they made, said, chose and did, and nothing of anybody else', async () => {
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startToy([ann, bob])
      await ann.call(userSetMark, { color: 2, shape: 3 })
      await ann.call(deckCreate, {})
      await ann.call(gameChatAdd, { gameId, text: 'good luck' })
      await bob.call(gameChatAdd, { gameId, text: 'a word of bob' })
      await ann.call(userVacationStart, { from: '2030-05-01', until: '2030-05-04', zone: 'UTC' })
      const { data } = await ann.call(ownData, {})
      expect(data.account).toMatchObject({ name: 'ann', mark: { color: 2, shape: 3 } })
      expect(data.games).toEqual([expect.objectContaining({ _id: gameId, seat: 'ann' })])
      expect(data.games[0]).not.toHaveProperty('ended')
      expect(data.chat.map(({ text }) => text)).toEqual(['good luck'])
      expect(data.decks).toHaveLength(1)
      expect(data.sessions).toHaveLength(1)
      expect(data.vacations).toEqual([
        { from: '2030-05-01T00:00:00.000Z', until: '2030-05-04T00:00:00.000Z' },
      ])
      expect(JSON.stringify(data)).not.toMatch(/bob/)
    })

    it('holds nothing that opens an account or a channel', async () => {
      const cat = await hub().person('cat')
      await cat.call(noticeHookAdd, { kind: 'discord', address: 'https://hooks.example/room/key-of-cat' })
      await cat.call(noticeHookAdd, { kind: 'telegram', token: 'token-of-cat', target: '77' })
      const { data } = await cat.call(ownData, {})
      expect(data.noticeChannels.map(({ kind, where, target }) => [kind, where, target])).toEqual([
        ['discord', 'hooks.example', undefined],
        ['telegram', 'api.telegram.org', '77'],
      ])
      const text = JSON.stringify(data)
      const rows = await db().selectFrom('sessions').select('token_hash').execute()
      const { password_hash: password } = await db()
        .selectFrom('users')
        .select('password_hash')
        .where('id', '=', cat._id)
        .executeTakeFirstOrThrow()
      for (const secret of ['key-of-cat', 'token-of-cat', password, ...rows.map((row) => row.token_hash)])
        expect(text).not.toContain(secret)
    })

    it('is not read by an admin in their name, whose address it does not tell', async () => {
      const dan = await hub().person('dan')
      const { impersonationToken } = await hub().admin.call(adminImpersonate, { targetUserId: dan._id })
      const asDan = personOf(hub().address, { ...dan, token: impersonationToken })
      expect((await refusal(asDan, ownData, {})).code).toBe('data_of_impersonated')
      await asDan.call(userSetMark, { color: 1, shape: 1 })
      const token = await openSession(db(), dan._id, { now: Date.now() })
      const { data } = await personOf(hub().address, { ...dan, token }).call(ownData, {})
      const inTheirName = data.acts.filter(({ behind }) => behind !== undefined)
      expect(inTheirName).toMatchObject([{ action: 'user/set_mark', by: 'dan', behind: 'admin' }])
      expect(data.acts.flatMap(({ address }) => address ?? [])).toEqual([])
    })
  },
  { games: [toyModule()] },
)
