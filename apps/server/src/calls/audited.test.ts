import {
  adminImpersonate,
  adminInsertGame,
  deckCreate,
  deckDelete,
  gameFetch,
  scryfallStatus,
  scryfallUpdate,
  userAll,
  userCreate,
  userDecks,
} from '@parlour/protocol'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothStores } from '../testing/both-stores'
import { startDraft } from '../testing/play-draft'
import { personOf } from '../testing/test-hub'

onBothStores(
  'what admins do',
  (hub) => {
    it('is refused when it cannot be recorded in the audit log', async () => {
      const { admin, server } = hub()
      const { db } = server.services.store
      const { ann, bob } = await hub().people('ann', 'bob')
      const gameId = await startDraft([ann, bob], { packSize: 3 })
      const { game } = await admin.call(gameFetch, { gameId, full: true })
      const data = { ...game }
      const acts = async () => [
        (await admin.send(adminInsertGame, { data })).http,
        (await admin.send(scryfallUpdate, {})).http,
        (await admin.send(userCreate, { name: 'Pia', password: 'a long password' })).http,
      ]
      const games = async () => (await db.selectFrom('games').select('id').execute()).length
      await sql`alter table audit rename to aside`.execute(db)
      expect(await acts()).toEqual([500, 500, 500])
      expect(await games()).toBe(1)
      expect((await admin.call(scryfallStatus, {})).update.message).toBe('No update has run yet.')
      expect((await admin.call(userAll, {})).users.map(({ name }) => name)).not.toContain('Pia')
      await sql`alter table aside rename to audit`.execute(db)
      expect(await acts()).toEqual([200, 200, 200])
      expect(await games()).toBe(2)
      const noted = await db.selectFrom('audit').select('action').where('actor_id', '=', admin._id).execute()
      expect(noted.map(({ action }) => action).sort()).toEqual([
        'game fetch full',
        'game insert',
        'magic/scryfall/update',
        'user create',
      ])
    })

    it('as somebody else is refused as well when it cannot be recorded; a refused call is not recorded', async () => {
      const { admin, server } = hub()
      const { db } = server.services.store
      const cat = await hub().person('cat')
      const { impersonationToken } = await admin.call(adminImpersonate, { targetUserId: cat._id })
      const acting = personOf(hub().address, { ...cat, token: impersonationToken })
      const decks = async () => (await cat.call(userDecks, { userId: cat._id })).decks.length
      const noted = async () =>
        (await db.selectFrom('audit').select('action').where('admin_id', '=', admin._id).execute()).length
      await sql`alter table audit rename to aside`.execute(db)
      expect((await acting.send(deckCreate, {})).http).toBe(500)
      await sql`alter table aside rename to audit`.execute(db)
      expect([await decks(), await noted()]).toEqual([0, 0])
      expect((await acting.send(deckDelete, { deckId: 'f'.repeat(24) })).http).toBe(404)
      expect(await noted()).toBe(0)
      await acting.call(deckCreate, {})
      expect([await decks(), await noted()]).toEqual([1, 1])
    })
  },
  { config: { logLevel: 'silent', adminName: 'ann' } },
)
