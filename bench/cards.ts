import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Call,
  CARD_UPLOAD_PATH,
  cardLookup,
  cardSearch,
  cubeAddRemoveCards,
  cubeCreate,
  cubeFetch,
  type CardPush,
  scryfallStatus,
  type SentBodyOf,
} from '@parlour/protocol'
import { hubClient, type HubUser } from '../tests/hub-client'
import { startPostgres } from '../tests/postgres-cluster'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { writeCardFile } from './card-file'
import { cardPageRows } from './card-pages'
import { median } from './median'
import type { BenchRow } from './row'
import { UNLIMITED } from './unlimited'

/** As seen from the folder of the checkout, where measurements run. */
const SERVER_BUNDLE = 'apps/server/dist/main.js'
const CARDS = 100_000
/** More than the provider's file has. */
const RECORDS = 120_000
const CUBE = 555
const ROUNDS = 15
/**
 * What people combine: kind, colors, cost, text, name, set, legality. All of it finds something in real sets
 * and in the starter set.
 */
const queriesOf = (set: string): readonly string[] => [
  't:creature c:u cmc<=3 o:"draw a card"',
  't:creature c:w mv>=3 o:flying',
  't:instant c=r o:damage -n:fire',
  'o:counter id<=azorius cmc<=4 t:wizard',
  `s:${set} t:creature pow>=3 -t:human`,
  // Nothing for the full-text index to begin with.
  'r:mythic id:bg mv>=4 is:permanent',
  '(t:elf or t:goblin) (c:m or r>=rare) -is:vanilla',
  'f:modern c=2 pow>=3 tou<=2',
  'pow>tou mv:even',
  'o:"~ enters" t:creature fo:~',
  'c:quandrix m:G order:mv direction:desc',
  `in:${set} kw:flying mv<=3 order:rarity`,
  'produces:g -t:land',
]
/** As the deck builder asks: one printing of each card. */
const DISTINCT = ['is:commander', 't:creature', 'c:quandrix order:mv', 'o:"~ enters"']

/** The most memory this process has had resident, where the system tells it. */
function peakMemory(server: ServerProcess): number {
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]
  if (peak === undefined) throw new Error('This system does not tell how much memory a process has had.')
  return Number(peak) / 1024
}

interface SentRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | { readonly file: string }
}

/** Makes a request and answers how many bytes came back, packed as a browser gets them. */
function bytesOf(user: HubUser, { path, headers, body }: SentRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${user.url}/api/${path}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'br, gzip', ...headers },
      },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => {
          if (response.statusCode === 200) resolve(bytes)
          else reject(new Error(`${path} was answered with ${response.statusCode}`))
        })
      },
    )
    sent.on('error', reject)
    if (typeof body === 'string') sent.end(body)
    else createReadStream(body.file).pipe(sent)
  })
}

const payload = <C extends Call>(user: HubUser, call: C, body: SentBodyOf<C>): Promise<number> =>
  bytesOf(user, {
    path: call.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...Object(body), appVersion: user.appVersion }),
  })

/** Sends the file to the server and waits until its cards are in use; how long that took, in seconds. */
async function importFile(admin: HubUser, file: string): Promise<number> {
  const started = performance.now()
  const headers = {
    'content-type': 'application/octet-stream',
    'x-app-version': String(admin.appVersion),
    'x-file-name': 'bench',
  }
  await bytesOf(admin, { path: CARD_UPLOAD_PATH, headers, body: { file } })
  for (;;) {
    const { update } = await admin.send(scryfallStatus, {})
    if (update.state === 'failed') throw new Error(update.message)
    if (update.state === 'done') return (performance.now() - started) / 1000
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

interface QueryLoad {
  readonly queries: readonly string[]
  readonly distinct: boolean
}

/** How long each of these queries takes over HTTP, in milliseconds. */
async function searchTimes(user: HubUser, { queries, distinct }: QueryLoad): Promise<readonly number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      const started = performance.now()
      const { total } = await user.send(cardSearch, { query, distinct })
      if (total === 0) throw new Error(`Nothing was found by ${query}`)
      if (round > 0) times.push(performance.now() - started)
    }
  }
  return times
}

/** Files of cards: one to import, one to search in, and a set that some of its cards are of. */
interface CardFiles {
  readonly all: string
  readonly searched: string
  readonly set: string
}

interface StoreSetup {
  readonly store: 'SQLite' | 'PostgreSQL'
  readonly env: Readonly<Record<string, string>>
}

/** What an import takes on a new hub. */
async function* importRows({ store, env }: StoreSetup, file: string): AsyncGenerator<BenchRow> {
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env: { ...UNLIMITED, ...env } })
  try {
    const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
    const seconds = await importFile(admin, file)
    const memory = peakMemory(server)
    yield { name: `cards, ${store}: import of 120,000 records`, measured: seconds, unit: 's', budget: 60 }
    yield { name: `cards, ${store}: memory at its peak meanwhile`, measured: memory, unit: 'MB', budget: 400 }
  } finally {
    await server.stop()
  }
}

interface CubePayloads {
  readonly cubeId: string
  readonly visit: number
  readonly edit: number
}

/**
 * What the first visit of a large cube brings over the wire, and what another browser gets after an edit, in
 * KB.
 */
async function cubePayloads(user: HubUser): Promise<CubePayloads> {
  const { cards } = await user.send(cardSearch, { limit: CUBE, distinct: true, query: '-t:basic' })
  const { cube } = await user.send(cubeCreate, {})
  // The starter set has fewer different cards than that: then some come twice.
  const addIds = Array.from({ length: CUBE }, (_, at) => cards[at % cards.length]?._id ?? '')
  const filled = await user.send(cubeAddRemoveCards, { cubeId: cube._id, addIds })
  const ids = [...(filled.cube.cardlist ?? [])]
  if (ids.length !== CUBE) throw new Error(`The cube has ${ids.length} cards.`)
  const lists = await payload(user, cubeFetch, { cubeId: cube._id })
  const visit = lists + (await payload(user, cardLookup, { ids }))
  const push: CardPush = { cubeId: cube._id, cardId: ids[0] ?? '' }
  const edit = JSON.stringify(push).length + (await payload(user, cardLookup, { ids: ids.slice(0, 1) }))
  return { cubeId: cube._id, visit: visit / 1024, edit: edit / 1024 }
}

async function* searchRows(
  { store, env }: StoreSetup,
  { searched, set }: CardFiles,
): AsyncGenerator<BenchRow> {
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env: { ...UNLIMITED, ...env } })
  try {
    const admin = await (await hubClient(server.url)).signIn(server.admin.name, server.admin.password)
    await importFile(admin, searched)
    const times = await searchTimes(admin, { queries: queriesOf(set), distinct: false })
    const distinct = await searchTimes(admin, { queries: DISTINCT, distinct: true })
    const { cubeId, visit, edit } = await cubePayloads(admin)
    const search = `cards, ${store}: a combined filter over 100,000 cards`
    yield { name: search, measured: median(times), unit: 'ms', budget: 50 }
    yield { name: `${search}, one printing each`, measured: median(distinct), unit: 'ms', budget: 50 }
    if (store === 'PostgreSQL') return
    yield {
      name: 'cards: a cube of 555 cards, its lists and its cards alone',
      measured: visit,
      unit: 'KB',
      budget: 300,
    }
    yield {
      name: 'cards: edit of a cube card, to each other browser',
      measured: edit,
      unit: 'KB',
      budget: 10,
    }
    yield* await cardPageRows(admin, { id: cubeId, cards: CUBE })
  } finally {
    await server.stop()
  }
}

/**
 * The card database of the built server: import, search and what pages get of it. Those that need a browser
 * come last.
 */
export async function* cardRows(): AsyncGenerator<BenchRow> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-cards-'))
  const [all, searched] = [join(folder, 'all.json'), join(folder, 'searched.json')]
  try {
    await writeCardFile(all, RECORDS)
    const files = { all, searched, set: await writeCardFile(searched, CARDS) }
    for (const rows of [
      (place: StoreSetup) => importRows(place, files.all),
      (place: StoreSetup) => searchRows(place, files),
    ]) {
      const cluster = await startPostgres({ durable: true })
      try {
        const PARLOUR_DATA = mkdtempSync(join(folder, 'postgres-'))
        yield* rows({ store: 'PostgreSQL', env: { DATABASE_URL: cluster.url, PARLOUR_DATA } })
      } finally {
        await cluster.stop()
      }
      yield* rows({ store: 'SQLite', env: { PARLOUR_DATA: mkdtempSync(join(folder, 'sqlite-')) } })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
