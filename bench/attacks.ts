import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { cardAll, cubeCreate } from '@parlour/protocol'
import type { HubUser } from '../tests/hub-client'

const SILENT_CONNECTIONS = 40
const HUGE = 3_900_000

/** The attacks by name, as they are put together below. */
export const ATTACKS = [
  'cards into a cube',
  'out of it',
  'a huge name',
  'wrong passwords',
  'a huge body',
  'a deep body',
  'all cards',
  'a long search',
  'all games',
  'connections that never read',
]

/** Begins something, again and again until its process ends. */
type Attack = () => void

/** Everything that one account can do to keep a server busy, by name. */
export async function attacksOf(user: HubUser): Promise<readonly (readonly [string, Attack])[]> {
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
    ...calls.map(([name, path, text]) => [name, () => void calling(user, path, text)] as const),
    ['connections that never read', () => neverReading(user)],
  ]
}

/** Makes one call again and again. */
async function calling(user: HubUser, path: string, text: string): Promise<never> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` }
  const body = Buffer.from(text)
  for (;;) {
    // Some of these are cut off in the middle, as they should be.
    const sent = fetch(`${user.url}/api/${path}`, { method: 'POST', headers, body })
    await sent.then((answer) => answer.arrayBuffer()).catch(() => undefined)
    await setTimeout(5)
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
