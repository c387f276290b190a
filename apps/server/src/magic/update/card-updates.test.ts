import { spawnSync } from 'node:child_process'
import { hostname } from 'node:os'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cardAll,
  cardLookup,
  cardSearch,
  cardVersions,
  cubeAddRemoveCards,
  type CardUpdateStatus,
  scryfallStatus,
  scryfallUpdate,
  setsAll,
} from '@parlour/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onBothStores } from '../../testing/both-stores'
import { cardProvider, cardRecord as card, ended, providerNames, update } from '../../testing/card-provider'
import { isPostgres } from '../../store/driver/dialect'
import { newCube } from '../../testing/magic'
import { refusal } from '../../testing/refusal'
import type { TestHub } from '../../testing/test-hub'
import { createCardUpdates } from './card-updates'

const provider = cardProvider()
const config = { cardProvider: '' }
beforeAll(async () => {
  await provider.open()
  config.cardProvider = provider.address
})
afterAll(() => {
  provider.close()
})

const rowsInStore = async (hub: TestHub) => {
  const { db } = hub.server.services.store
  const count = async (table: 'cards' | 'card_search') => {
    const rows = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(rows.n)
  }
  return [await count('cards'), await count('card_search')]
}

onBothStores(
  'the update of the provider’s cards',
  (hub) => {
    it('can only be started by admins; everybody may read its status', async () => {
      const ann = await hub().person('ann')
      expect((await refusal(ann, scryfallUpdate, {})).http).toBe(403)
      expect((await ann.call(scryfallStatus, {})).update).toMatchObject({
        state: 'idle',
        message: 'No update has run yet.',
      })
    })

    it('brings cards and sets in, keeps the starter set, and says what it did', async () => {
      provider.filename = 'default-cards-1.json'
      provider.body = `[\n${[
        card('Reed Elf', '1'),
        card('Moss Elf', '2', { layout: 'never-heard-of' }),
        card('Herr Elf', '3', { lang: 'de' }),
        card('Cover', '4', { layout: 'art_series' }),
        card('Iron Elf', '5', { printed_name: 'Steel Elf' }),
        card('Lost Elf', ''),
      ]
        .map((one) => JSON.stringify(one))
        .join(',\n')}\n]`
      const status = await update(hub())
      expect(status).toMatchObject({
        state: 'done',
        filename: 'default-cards-1.json',
        cards: 4,
        message: '4 cards are in use.',
        counts: {
          read: 6,
          kept: 3,
          doubled: 1,
          faces: 4,
          dropped: { language: 1, layout: 1, malformed: 1 },
          faults: ['Lost Elf new has no collector number.'],
        },
      })
      expect([...provider.agents].every((agent) => agent.startsWith('Parlour/'))).toBe(true)
      expect(await providerNames(hub())).toEqual(['Iron Elf', 'Moss Elf', 'Reed Elf', 'Steel Elf'])
      const { admin } = hub()
      expect((await admin.call(cardVersions, {})).versions.scryfall).toBe('default-cards-1.json')
      const loaded = (await admin.call(setsAll, {})).sets.map((set) => [
        set.code,
        set.set_type,
        set.cards > 0,
      ])
      expect(loaded).toEqual([
        ['lomm', 'expansion', true],
        ['new', 'core', true],
      ])
      expect((await admin.call(cardSearch, { query: 's:lomm' })).total).toBeGreaterThan(200)
    })

    it('has the store look at the new cards at once, so that they are searched by the right index', async () => {
      await update(hub())
      const { db } = hub().server.services.store
      if (!isPostgres(db)) return
      for (const table of ['card_search', 'card_texts']) {
        const { rows } = await sql`select 1 from pg_stats where tablename = ${table} limit 1`.execute(db)
        expect(rows).toHaveLength(1)
      }
      expect((await sql`show jit`.execute(db)).rows).toEqual([{ jit: 'off' }])
    })

    it('leaves the embedded store as much memory for searches as before, also when it fails', async () => {
      const { db } = hub().server.services.store
      if (isPostgres(db)) return
      const cacheSize = async () => (await sql`pragma cache_size`.execute(db)).rows
      const before = await cacheSize()
      await update(hub(), { force: true })
      expect(await cacheSize()).toEqual(before)
      const { body } = provider
      provider.body = '['
      expect(await update(hub(), { force: true })).toMatchObject({ state: 'failed' })
      provider.body = body
      expect(await cacheSize()).toEqual(before)
    })

    it('takes the file however it is sent, and half of it in none of these ways', async () => {
      const whole = { state: 'done', message: '4 cards are in use.' }
      for (const form of ['pieces', 'packed', 'packed file', 'redirect'] as const) {
        provider.form = form
        expect([form, await update(hub(), { force: true })]).toMatchObject([form, whole])
      }
      const before = await providerNames(hub())
      for (const form of ['pieces', 'packed', 'packed file'] as const) {
        Object.assign(provider, { form, cutAt: 100 })
        const { state, message } = await update(hub(), { force: true })
        expect([form, state]).toEqual([form, 'failed'])
        expect(message).toMatch(/(?:was interrupted|ends in the middle|or damaged)\b.*Nothing was changed\.$/)
        expect(await providerNames(hub())).toEqual(before)
      }
      Object.assign(provider, { form: 'plain', cutAt: undefined })
    })

    it('does nothing when the newest file is in use, unless it must', async () => {
      expect(await update(hub())).toMatchObject({ state: 'done', message: 'Already up to date.', cards: 4 })
      const { versions } = await hub().admin.call(cardVersions, {})
      expect(versions.scryfall).toMatch(/^default-cards-1\.json #\d$/)
      expect(await update(hub(), { force: true })).toMatchObject({ message: '4 cards are in use.' })
    })

    it('replaces every card at once; ids stay, the cards of cubes too, nothing of the old release is left', async () => {
      const { admin } = hub()
      const cube = await newCube(admin)
      const { scryfall } = await admin.call(cardAll, { source: 'scryfall' })
      const elf = scryfall?.cards.find((one) => one.data.card_faces[0]?.name === 'Reed Elf')
      const added = await admin.call(cubeAddRemoveCards, { cubeId: cube._id, addIds: [elf?._id ?? ''] })
      const before = await rowsInStore(hub())
      provider.filename = 'default-cards-2.json'
      provider.body = JSON.stringify([
        card('Reed Elf', '1', { oracle_text: 'Haste' }),
        card('Dune Elf', '9', { oracle_text: '' }),
      ])
      await update(hub())
      expect(await providerNames(hub())).toEqual(['Dune Elf', 'Reed Elf'])
      const { cards } = await admin.call(cardLookup, {
        ids: [elf?._id ?? '', ...(added.cube.cardlist ?? [])],
      })
      expect(cards.map((one) => one.data.card_faces[0]?.oracle_text).sort()).toEqual(['Haste', 'Reach'])
      expect((await admin.call(cardSearch, { query: 'o:reach s:new' })).total).toBe(0)
      const after = await rowsInStore(hub())
      expect(after).toEqual(before.map((rows) => rows - 2))
    })

    it.each([
      ['half a download', { cutAt: 200 }, 'The download was interrupted. Nothing was changed.'],
      [
        'half a file',
        { body: JSON.stringify([card('x', '1'), card('y', '2')]).slice(0, -30) },
        'ends in the middle',
      ],
      ['no list', { body: '<html>Sorry</html>' }, 'not a list of cards'],
      ['no cards', { body: '[]' }, 'no cards in the file'],
      ['a broken record', { body: `[${JSON.stringify(card('x', '1'))}, {"name": oops}]` }, 'Record 2'],
      [
        'a card twice',
        { body: JSON.stringify([card('Twin', '1'), card('Twin', '1')]) },
        'holds a card twice: Twin, set new, number 1',
      ],
    ])('fails on %s with a sentence, and loses nothing', async (_what, change, sentence) => {
      const rows = await rowsInStore(hub())
      const many = Array.from({ length: 700 }, (_, at) => card(`Filler ${at}`, String(at)))
      Object.assign(provider, { filename: 'default-cards-3.json', body: JSON.stringify(many), ...change })
      const status = await update(hub())
      provider.cutAt = undefined
      expect(status.state).toBe('failed')
      expect(status.message).toContain(sentence)
      expect(await providerNames(hub())).toEqual(['Dune Elf', 'Reed Elf'])
      expect((await hub().admin.call(cardVersions, {})).versions.scryfall).toBe('default-cards-2.json')
      expect(await rowsInStore(hub())).toEqual(rows)
    })

    it('fails with a sentence when the provider does not answer', async () => {
      const { store, config: own, log } = hub().server.services
      const lost = createCardUpdates({
        store,
        config: { ...own, cardProvider: 'http://127.0.0.1:9' },
        log,
      })
      await lost.start({ kind: 'provider' })
      await lost.settled()
      expect((await lost.status()).message).toBe('The card provider cannot be reached. Nothing was changed.')
    })

    it('runs once at a time, even on several servers, and reports its progress', async () => {
      let letGo = () => {}
      provider.hold = new Promise((resolve) => (letGo = resolve))
      Object.assign(provider, {
        filename: 'default-cards-4.json',
        body: JSON.stringify([card('Late Elf', '1')]),
      })
      const { admin } = hub()
      const first = await admin.call(scryfallUpdate, {})
      expect(first.update.state).toBe('running')
      const second = await admin.call(scryfallUpdate, {})
      expect(second.message).toBe('An update is already running.')
      const { store, config: own, log } = hub().server.services
      expect((await createCardUpdates({ store, config: own, log }).start({ kind: 'provider' })).began).toBe(
        false,
      )
      const watched = async (): Promise<CardUpdateStatus> => {
        const { update: now } = await admin.call(scryfallStatus, {})
        if (now.phase === 'downloading') return now
        await new Promise((resolve) => setTimeout(resolve, 20))
        return watched()
      }
      expect(await watched()).toMatchObject({ state: 'running', filename: 'default-cards-4.json', total: 99 })
      letGo()
      expect((await ended(admin)).state).toBe('done')
      provider.hold = undefined
    })

    it('may begin at once when the process that ran the last one is no longer there', async () => {
      const { store } = hub().server.services
      const state = JSON.stringify({
        ...(await hub().admin.call(scryfallStatus, {})).update,
        state: 'running',
      })
      const killed = spawnSync(process.execPath, ['-e', ''])
      for (const pid of [killed.pid, process.pid]) {
        const holder = `${hostname()} ${pid} 0123`
        await store.db.updateTable('card_updates').set({ state, heartbeat: Date.now(), holder }).execute()
        expect((await hub().admin.call(scryfallStatus, {})).update.state).toBe('failed')
        expect((await update(hub(), { force: true })).state).toBe('done')
      }
    })

    it('asks before it leaves far fewer cards than are in use', async () => {
      const { admin } = hub()
      const bring = async (count: number, body: object) => {
        const cards = Array.from({ length: count }, (_, at) => card(`Elf ${at}`, String(at + 1)))
        Object.assign(provider, { filename: `default-cards-of-${count}.json`, body: JSON.stringify(cards) })
        return update(hub(), body)
      }
      expect((await bring(300, {})).cards).toBe(300)
      const refused = await bring(20, {})
      expect(refused).toMatchObject({ state: 'failed', isFarSmaller: true })
      expect(refused.message).toContain('The file has 20 cards, 300 are in use. Nothing was changed.')
      expect((await admin.call(cardSearch, { query: 'n:elf s:new' })).total).toBe(300)
      expect((await bring(20, { replace: true })).cards).toBe(20)
    })

    it('takes over from a process that died in the middle, and cleans up after it', async () => {
      const { store } = hub().server.services
      const state = JSON.stringify({
        ...(await hub().admin.call(scryfallStatus, {})).update,
        state: 'running',
      })
      await store.db
        .updateTable('card_updates')
        .set({ state, heartbeat: Date.now() - 120_000, holder: 'gone' })
        .execute()
      expect((await hub().admin.call(scryfallStatus, {})).update).toMatchObject({
        state: 'failed',
        message: 'The update was interrupted. Nothing was changed.',
      })
      const { dataFolder } = hub().server.services.config
      const parent = join(dataFolder, 'card-updates')
      for (const name of ['update-left', 'update-on-its-way']) {
        await mkdir(join(parent, name), { recursive: true })
        await writeFile(join(parent, name, 'cards'), '[]')
      }
      const twoDaysAgo = new Date(Date.now() - 172_800_000)
      await utimes(join(parent, 'update-left'), twoDaysAgo, twoDaysAgo)
      expect((await update(hub(), { force: true })).state).toBe('done')
      expect(await readdir(parent)).toEqual(['update-on-its-way'])
    })
  },
  { config },
)
