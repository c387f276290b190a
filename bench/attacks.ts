import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { cardAll, cubeCreate, cubeImport, gameCreate, gameSaveFull, lobbyPractice } from '@parlour/protocol'
import { io, type Socket } from 'socket.io-client'
import type { HubUser } from '../tests/hub-client'

const SILENT_CONNECTIONS = 40
/** More pages than an account may have open. */
const PAGES = 40
const TALKERS = 10
/** How much each of those says at once. */
const WORDS = 50
/** The longest body that is read, with a little left for the rest of it. */
const HUGE = gameSaveFull.mostBytes - 1000
/** How long each waits before it does its worst again, in ms. */
const PAUSE = 5

/** The attacks by name, as they are put together below. */
export const ATTACKS = [
  'cards into a cube',
  'out of it',
  'a huge name',
  'wrong passwords',
  'a huge body',
  'many fields',
  'a deep body',
  'a huge file',
  'all cards',
  'a long search',
  'all games',
  'a long chat',
  'the game of it',
  'connections that never read',
  'bodies that never arrive',
  'many pages',
  'pages that talk',
]

/** Begins something, again and again until its process ends. */
type Attack = () => void

/** The name of an attack, the call that it makes, and with what body. */
type AttackCall = readonly [name: string, path: string, body: string | (() => string)]

/** Bodies that cost the most to read. */
function bodiesToRead({ appVersion }: HubUser): readonly AttackCall[] {
  const history = (responses: string) => `{"responses":${responses},"appVersion":${appVersion}}`
  const numbers = Array.from({ length: HUGE / 2 }, () => 1)
  const fields = Array.from({ length: HUGE / 16 }, (_, at) => `"${at}":{}`)
  const text = `{"cards":["${'\\n'.repeat(cubeImport.mostBytes / 4)}"]}`
  return [
    ['a huge body', 'game/save_full', history(`[${numbers.join()}]`)],
    ['many fields', 'game/save_full', history(`[{${fields.join()}}]`)],
    ['a deep body', 'game/save_full', `{"responses":${'['.repeat(100_000)}`],
    ['a huge file', cubeImport.path, JSON.stringify({ text, appVersion })],
  ]
}

/** Everything that one account can do to keep a server busy, by name. */
export async function attacksOf(user: HubUser): Promise<readonly (readonly [string, Attack])[]> {
  const { cube } = await user.send(cubeCreate, {})
  const { scryfall } = await user.send(cardAll, { source: 'scryfall' })
  const known = (scryfall?.cards ?? []).map(({ _id }) => _id)
  const ids = Array.from({ length: 2000 }, (_, at) => known[at % known.length] ?? '')
  const { lobbyId } = await user.send(lobbyPractice, { game: 'Innovation: Ultimate' })
  const { gameId } = await user.send(gameCreate, { lobbyId })
  const { appVersion } = user
  const body = (fields: object) => JSON.stringify({ ...fields, appVersion })
  const terms = Array.from({ length: 40 }, (_, at) => `o:${String.fromCharCode(97 + (at % 26))}`).join(' ')
  let guessed = 0
  const calls: readonly AttackCall[] = [
    [
      'cards into a cube',
      'magic/cube/add_remove_cards',
      body({ cubeId: cube._id, addIds: ids, comment: '' }),
    ],
    ['out of it', 'magic/cube/add_remove_cards', body({ cubeId: cube._id, removeIds: ids, comment: '' })],
    ['a huge name', 'guest/login', body({ username: 'x'.repeat(HUGE), password: 'x' })],
    [
      'wrong passwords',
      'guest/login',
      () => body({ username: `${user.name} ${(guessed += 1)}`, password: 'wrong' }),
    ],
    ...bodiesToRead(user),
    ['all cards', 'magic/card/all', body({})],
    ['a long search', 'magic/card/search', body({ query: terms, distinct: true })],
    ['all games', 'user/games', body({ userId: user._id, state: 'all' })],
    ['a long chat', 'game/chat_add', body({ gameId, text: 'long '.repeat(399) })],
    ['the game of it', 'game/fetch', body({ gameId })],
  ]
  return [
    ...calls.map(([name, path, text]) => [name, () => void calling(user, path, text)] as const),
    ['connections that never read', () => neverReading(user)],
    ['bodies that never arrive', () => neverSending(user)],
    ['many pages', () => manyPages(user)],
    ['pages that talk', () => talkingPages(user)],
  ]
}

/** Makes one call again and again, with the same body or another one each time. */
async function calling(user: HubUser, path: string, text: string | (() => string)): Promise<never> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` }
  const bodyOf = typeof text === 'string' ? Buffer.from(text) : text
  for (;;) {
    const body = typeof bodyOf === 'function' ? bodyOf() : bodyOf
    // Some of these are cut off in the middle, as they should be.
    const sent = fetch(`${user.url}/api/${path}`, { method: 'POST', headers, body })
    await sent.then((answer) => answer.arrayBuffer()).catch(() => undefined)
    await setTimeout(PAUSE)
  }
}

/** Connections that ask for all cards many times and read no answer. */
function neverReading(user: HubUser): void {
  for (let at = 0; at < SILENT_CONNECTIONS; at += 1) silentConnection(user)
}

function silentConnection({ url, token, appVersion }: HubUser): void {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ appVersion })
  const head = `POST /api/magic/card/all HTTP/1.1\r\nhost: hub\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).pause()
  socket.write((head + body).repeat(8))
}

/**
 * Connections that promise a long body and send a few letters of it, opened again whenever they are closed.
 */
function neverSending(user: HubUser): void {
  const { hostname, port } = new URL(user.url)
  const head = `POST /api/game/save_full HTTP/1.1\r\nhost: hub\r\nauthorization: Bearer ${user.token}\r\ncontent-type: application/json\r\ncontent-length: ${HUGE}\r\n\r\n{"responses":[`
  const open = () => {
    const socket = connect(Number(port), hostname, () => socket.write(head))
    socket.on('error', () => undefined).resume()
    socket.once('close', () => void setTimeout(PAUSE).then(open))
  }
  for (let at = 0; at < SILENT_CONNECTIONS; at += 1) open()
}

/** Pages of one account, opened again whenever they are cut. */
function manyPages(user: HubUser): void {
  for (let at = 0; at < PAGES; at += 1) {
    const socket = pageOf(user)
    socket.on('connect', () => socket.emit('watch', { kind: 'home' }))
    for (const end of ['disconnect', 'connect_error'] as const)
      socket.on(end, () => void setTimeout(PAUSE).then(() => socket.connect()))
  }
}

/** Pages of one account that say the same again and again, and come back when they are cut. */
function talkingPages(user: HubUser): void {
  for (let at = 0; at < TALKERS; at += 1) void talking(pageOf(user))
}

async function talking(page: Socket): Promise<never> {
  for (;;) {
    for (let word = 0; word < WORDS; word += 1) page.volatile.emit('watch', { kind: 'home' })
    if (!page.active) page.connect()
    await setTimeout(PAUSE)
  }
}

const pageOf = ({ url, token, appVersion }: HubUser): Socket =>
  io(url, { auth: { token, appVersion }, transports: ['websocket'], forceNew: true })
