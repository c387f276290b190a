import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { cardSearch, type CardUpdateStatus, scryfallStatus, scryfallUpdate } from '@parlour/protocol'
import type { HubPerson, TestHub } from './test-hub'

/** A record as the provider sends it, of the set `new`. */
export const cardRecord = (name: string, number: string, fields: object = {}) => ({
  object: 'card',
  name,
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Elf',
  oracle_text: 'Reach',
  set: 'new',
  set_name: 'Brand New',
  collector_number: number,
  rarity: 'common',
  ...fields,
})
const sets = {
  object: 'list',
  data: [{ object: 'set', code: 'NEW', name: 'Brand New', set_type: 'core', released_at: '2026-01-02' }],
}

/** A stand-in for the provider: what it answers can be changed between the tests. */
export interface CardProvider {
  filename: string
  body: string
  /** Hangs up after this many bytes. */
  cutAt: number | undefined
  /**
   * How the bulk file is sent: with its length, in pieces without one, packed on the way, as a packed file,
   * from elsewhere.
   */
  form: 'plain' | 'pieces' | 'packed' | 'packed file' | 'redirect'
  /** Holds the bulk file back until it is called. */
  hold: Promise<void> | undefined
  readonly agents: Set<string>
  address: string
  open(): Promise<void>
  close(): void
}

export function cardProvider(): CardProvider {
  const server = createServer((request, response) => {
    provider.agents.add(request.headers['user-agent'] ?? '')
    const file = `/files/${provider.filename}`
    const bulk = { type: 'default_cards', download_uri: provider.address + file, size: 99 }
    const other = { type: 'oracle_cards', download_uri: `${provider.address}/wrong.json` }
    if (request.url === '/sets') response.end(JSON.stringify(sets))
    else if (request.url === '/bulk-data') response.end(JSON.stringify({ data: [other, bulk] }))
    else if (request.url === file)
      void Promise.resolve(provider.hold).then(() => {
        sendBulk(response, provider)
      })
    else if (request.url === `/elsewhere${file}`) response.end(provider.body)
    else response.writeHead(404).end()
  })
  const provider: CardProvider = {
    filename: '',
    body: '[]',
    cutAt: undefined,
    form: 'plain',
    hold: undefined,
    agents: new Set(),
    address: '',
    open: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      provider.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    close: () => void server.close(),
  }
  return provider
}

function sendBulk(response: ServerResponse, { address, filename, body, cutAt, form }: CardProvider): void {
  if (form === 'redirect') {
    response.writeHead(302, { location: `${address}/elsewhere/files/${filename}` }).end()
    return
  }
  const isPacked = form === 'packed' || form === 'packed file'
  const bytes = isPacked ? gzipSync(body) : Buffer.from(body)
  if (form === 'packed') response.setHeader('content-encoding', 'gzip')
  if (form !== 'pieces') response.setHeader('content-length', bytes.length)
  if (cutAt !== undefined) {
    response.write(bytes.subarray(0, cutAt), () => response.destroy())
    return
  }
  for (let at = 0; at < bytes.length; at += 64) response.write(bytes.subarray(at, at + 64))
  response.end()
}

/** How the update ended, once it has. */
export async function ended(person: HubPerson): Promise<CardUpdateStatus> {
  for (;;) {
    const { update } = await person.call(scryfallStatus, {})
    if (update.state !== 'running') return update
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
/** Has an admin begin an update; returns how it ended. */
export async function update(hub: TestHub, body: object = {}): Promise<CardUpdateStatus> {
  await hub.admin.call(scryfallUpdate, body)
  return ended(hub.admin)
}
/** Names of the cards of the set `new`. */
export async function providerNames(hub: TestHub): Promise<string[]> {
  const { cards } = await hub.admin.call(cardSearch, {
    filters: [{ kind: 'set', operator: 'or', value: ['new'] }],
  })
  return cards.map((one) => one.data.card_faces[0]?.name ?? '')
}
