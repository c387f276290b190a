import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomFrom, seeded } from '@parlour/kernel'
import { cardAll, cubeCreate } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { newDraft, openSeats, signedIn } from './hub-drafts'
import type { HubSeat } from './hub-seat'
import { median } from './median'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const SEATS = 4
/** A player answers a few times in a second, as people do who are quick. */
const PAUSE = 60
const ANSWERS = 120
/** Answers beside each attack by itself. */
const ANSWERS_ALONE = 40
const SILENT_CONNECTIONS = 40
const HUGE = 3_900_000

/** Players of a draft answer one after the other; how long each answer took, in ms. */
async function answersOf(seats: readonly HubSeat[], most: number): Promise<readonly number[]> {
  const random = randomFrom(seeded('among hostile ones'))
  const took: number[] = []
  while (took.length < most && !seats.every((seat) => seat.isOver())) {
    const seat = seats.find((candidate) => candidate.asked() !== undefined)
    if (seat === undefined) await Promise.race(seats.map((waiting) => waiting.news()))
    else took.push(await seat.answer(random))
    await setTimeout(PAUSE)
  }
  return took
}

/** Begins something again and again; returns what calls it off. */
type Attack = () => () => Promise<void>

/** Everything that one account can do to keep a server busy. */
async function attacksOf(user: HubUser): Promise<readonly (readonly [string, Attack])[]> {
  const { cube } = await user.send(cubeCreate, {})
  const { scryfall } = await user.send(cardAll, { source: 'scryfall' })
  const known = (scryfall?.cards ?? []).map(({ _id }) => _id)
  const ids = Array.from({ length: 2000 }, (_, at) => known[at % known.length] ?? '')
  const { appVersion } = user
  const body = (fields: object) => JSON.stringify({ ...fields, appVersion })
  const numbers = JSON.stringify(Array.from({ length: HUGE / 2 }, () => 1))
  const terms = Array.from({ length: 40 }, (_, at) => `o:${String.fromCharCode(97 + (at % 26))}`).join(' ')
  const calls: readonly (readonly [string, string, string])[] = [
    [
      'cards into a cube',
      'magic/cube/add_remove_cards',
      body({ cubeId: cube._id, addIds: ids, comment: '' }),
    ],
    ['out of it', 'magic/cube/add_remove_cards', body({ cubeId: cube._id, removeIds: ids, comment: '' })],
    ['a huge name', 'guest/login', body({ username: 'x'.repeat(HUGE), password: 'x' })],
    ['wrong passwords', 'guest/login', body({ username: user.name, password: 'wrong' })],
    ['a huge body', 'game/save_full', `{"responses":${numbers},"appVersion":${appVersion}}`],
    ['a deep body', 'game/save_full', `{"responses":${'['.repeat(100_000)}`],
    ['all cards', 'magic/card/all', body({})],
    ['a long search', 'magic/card/search', body({ query: terms, distinct: true })],
    ['all games', 'user/games', body({ userId: user._id, state: 'all' })],
  ]
  return [
    ...calls.map(([name, path, text]) => [name, () => calling(user, path, text)] as const),
    ['connections that never read', () => neverReading(user)],
  ]
}

/** Makes one call again and again. */
function calling(user: HubUser, path: string, text: string): () => Promise<void> {
  let over = false
  const again = async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` }
    while (!over) {
      // Some of these are cut off in the middle, as they should be.
      const sent = fetch(`${user.url}/api/${path}`, { method: 'POST', headers, body: text })
      await sent.then((answer) => answer.arrayBuffer()).catch(() => undefined)
      await setTimeout(5)
    }
  }
  const running = again()
  return async () => {
    over = true
    await running
  }
}

/** Connections that ask for all cards many times and read no answer. */
function neverReading(user: HubUser): () => Promise<void> {
  const silent = Array.from({ length: SILENT_CONNECTIONS }, () => silentConnection(user))
  return async () => {
    for (const socket of silent) socket.destroy()
  }
}

function silentConnection({ url, token, appVersion }: HubUser) {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ appVersion })
  const head = `POST /api/magic/card/all HTTP/1.1\r\nhost: hub\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).pause()
  socket.write((head + body).repeat(8))
  return socket
}

/** The longest time, in ms, for which the server answered nobody. */
async function longestStall(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const seconds = /^parlour_event_loop_longest_stall_seconds (\S+)/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error('The server does not tell how long it stalled.')
  return Number(seconds) * 1000
}

/** What one hostile account costs the others, with the limits that a server has by itself. */
export async function hostileRows(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'))
  const env = { PARLOUR_OPEN: 'metrics', LOG_LEVEL: 'silent', PARLOUR_DATA: folder }
  const server = await startServerProcess({ bundle: SERVER_BUNDLE, env })
  try {
    return await measured(server)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(server: ServerProcess): Promise<readonly BenchRow[]> {
  const users = await signedIn(server, SEATS + 1)
  const [players, hostile] = [users.slice(0, SEATS), users[SEATS]]
  if (hostile === undefined) throw new Error('Somebody has to be hostile.')
  const attacks = await attacksOf(hostile)
  const quiet = await besideAttacks(players, [], ANSWERS)
  const calmStall = await longestStall(server.url)
  const all = attacks.map(([, attack]) => attack)
  const disturbed = await besideAttacks(players, all, ANSWERS)
  const stall = await longestStall(server.url)
  const alone: string[] = []
  for (const [name, attack] of attacks)
    alone.push(`${name} ${((await besideAttacks(players, [attack], ANSWERS_ALONE)) / quiet).toFixed(1)}`)
  return [
    {
      name: 'hostile account: longest stall of the event loop',
      measured: stall,
      unit: 'ms',
      budget: 200,
      note: `${calmStall.toFixed(0)} ms before`,
    },
    {
      name: 'hostile account: answers of the others, with / without',
      measured: disturbed / quiet,
      unit: '×',
      budget: 3,
      note: `${quiet.toFixed(1)} ms without, ${disturbed.toFixed(1)} ms with; by itself, ×: ${alone.join(', ')}`,
    },
  ]
}

/** The median time of an answer, in ms, in a new draft beside these attacks. */
async function besideAttacks(
  players: readonly HubUser[],
  attacks: readonly Attack[],
  answers: number,
): Promise<number> {
  const seats = await openSeats(players, await newDraft(players, 'disturbed'))
  const begun = attacks.map((attack) => attack())
  const took = median(await answersOf(seats, answers))
  await Promise.all(begun.map((callOff) => callOff()))
  for (const seat of seats) seat.leave()
  return took
}
