import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tests/fresh-database'
import { serverBundle } from '../../../../tests/server-bundle'
import { startServerProcess } from '../../../../tests/server-process'
import { hookService } from '../testing/hook-service'
import { startDraft } from '../testing/play-draft'
import { personOf, startHub } from '../testing/test-hub'
import { addChannel } from '../store/records/notice-channels'

const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay']
/** How long each service takes to answer: the server is killed while they are at it, ms. */
const SLOW = 1500
const PATIENCE = { timeout: 120_000, interval: 200 }

/** A mail server that takes its time; `mails` are what it was handed, also where it never said so. */
async function slowMailServer() {
  const mails: { readonly to: string; readonly id: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let raw = ''
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part))
      stream.on('end', () => {
        const id = /^Message-ID: (.*)$/im.exec(raw)?.[1] ?? ''
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', id: id.trim() })
        setTimeout(done, SLOW)
      })
    },
  })
  // A killed server breaks its connections.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { mails, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const browserKeys = () => {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  return JSON.stringify({ p256dh, auth: randomBytes(16).toString('base64url') })
}

it.each(['sqlite', 'postgres'] as const)(
  'a server killed while it sends loses no message on %s, and repeats it under the same id alone',
  async (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-sending-'))
    const database = kind === 'postgres' ? await freshDatabase() : undefined
    onTestFinished(async () => {
      rmSync(folder, { recursive: true, force: true })
      await database?.drop()
    })
    const service = await hookService({ delay: SLOW })
    onTestFinished(() => service.close())
    const mailServer = await slowMailServer()
    const open = () => startHub({ dataFolder: folder, databaseUrl: database?.url })

    const setup = await open()
    const people = await Promise.all(NAMES.map((name) => setup.person(name)))
    const unused = { target: null, confirmed: 1 as const }
    await setup.server.services.store.write(async (tx) => {
      for (const { _id: user_id, name } of people) {
        const at = (path: string) => `${service.base}/${path}/${name}`
        await addChannel(tx, { ...unused, user_id, kind: 'json', address: at('json'), token: null })
        await addChannel(tx, { ...unused, user_id, kind: 'push', address: at('push'), token: browserKeys() })
        await addChannel(tx, { ...unused, user_id, kind: 'mail', address: `${name}@hub.test`, token: null })
      }
      await tx
        .updateTable('notice_channels')
        .set({ choices: '{"your-turn":"now","invited":"never"}' })
        .execute()
    })
    await setup.close()

    const server = await startServerProcess({
      bundle: await serverBundle(),
      env: {
        PARLOUR_DATA: folder,
        DATABASE_URL: database?.url ?? '',
        LOG_LEVEL: 'error',
        PARLOUR_PRIVATE_HOOKS: 'yes',
        PARLOUR_SMTP_URL: mailServer.url,
        PARLOUR_MAIL_FROM: 'Parlour <parlour@hub.test>',
        PARLOUR_WRITES_PER_SECOND: '0',
      },
    })
    onTestFinished(() => server.crash())
    const gameId = await startDraft(people.map((person) => personOf(server.url, person)))
    await expect.poll(() => service.posts.length, PATIENCE).toBeGreaterThan(0)
    await server.crash()
    const between = await open()
    const { db } = between.server.services.store
    // All are claimed or still due: none was answered, so none may be gone.
    expect(await db.selectFrom('outbox').select('id').execute()).toHaveLength(3 * NAMES.length)
    // As long as a claim holds is over at once.
    await db.updateTable('outbox').set({ next_at: Date.now() }).execute()
    await between.close()
    await server.restart()

    const idsOf = (path: string, header: string) =>
      service.posts
        .filter(({ url }) => url.startsWith(`/${path}/`))
        .map(({ url, headers }) => `${url} ${String(headers[header])}`)
    const all = () => ({
      json: new Set(idsOf('json', 'idempotency-key')),
      push: new Set(idsOf('push', 'topic')),
      mail: new Set(mailServer.mails.map(({ to, id }) => `${to} ${id}`)),
    })
    await expect
      .poll(() => Object.values(all()).map(({ size }) => size), PATIENCE)
      .toEqual([NAMES.length, NAMES.length, NAMES.length])
    // Something was sent before the kill, and again.
    await expect.poll(() => service.posts.length, PATIENCE).toBeGreaterThan(2 * NAMES.length)
    // In order: it finishes what it sends.
    expect(await server.stop()).toBe(0)
    const after = await open()
    expect(await after.server.services.store.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await after.close()
    const { json, push, mail } = all()
    expect([...json].map((one) => one.split(' ')[0]).sort()).toEqual(NAMES.map((name) => `/json/${name}`))
    expect([...push].sort()).toEqual(NAMES.map((name) => `/push/${name} ${gameId}`))
    expect([...mail].map((one) => one.split(' ')[0]).sort()).toEqual(NAMES.map((name) => `${name}@hub.test`))
  },
)
