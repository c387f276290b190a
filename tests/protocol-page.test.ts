import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startHub, type TestHub } from '../apps/server/src/testing/test-hub'

// A client written from docs/protocol.md alone: it imports nothing of the project but what starts a hub.

type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }
type Fields = { readonly [key: string]: Plain }

const PAGE = readFileSync(join(import.meta.dirname, '../docs/protocol.md'), 'utf8')

let hub: TestHub
beforeAll(async () => {
  hub = await startHub()
})
afterAll(() => hub.close())

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: Plain | undefined): Fields => {
  if (!isFields(value)) throw new Error(`not an object: ${JSON.stringify(value)}`)
  return value
}
const listOf = (value: Plain | undefined): readonly Plain[] => {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`)
  return value as readonly Plain[]
}

async function call(path: string, body: object, token?: Plain): Promise<Fields> {
  const response = await fetch(`${hub.address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${JSON.stringify(token).slice(1, -1)}` }),
    },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Fields
}

/** The table of differences, form by form. */
function changed(before: Plain | undefined, change: Plain): Plain {
  if (!isFields(change)) return change
  if (change.v !== undefined) return change.v
  if (change.e !== undefined) return [...listOf(before).slice(1), change.e]
  if (change.b !== undefined) return [change.b, ...listOf(before).slice(0, -1)]
  if (change.s === undefined && change.i === undefined) {
    const gone = new Set(listOf(change.x ?? []))
    const stay = Object.entries(fieldsOf(before ?? {})).filter(([key]) => !gone.has(key))
    const come = Object.entries(fieldsOf(change.o ?? {}))
    return {
      ...Object.fromEntries(stay),
      ...Object.fromEntries(come.map(([key, one]) => [key, changed(fieldsOf(before ?? {})[key], one)])),
    }
  }
  const list = [...listOf(before)]
  for (const [at, one] of Object.entries(fieldsOf(change.i ?? {})))
    list[Number(at)] = changed(list[Number(at)], one)
  const [at, count, added] = listOf(change.s ?? [0, 0, []])
  return list.toSpliced(Number(at), Number(count), ...listOf(added))
}

const partOf = ({ view, requests, waiting, pace, gameOver, gameOverData }: Fields): Plain =>
  ({ view, requests, waiting, pace, gameOver, gameOverData }) as Fields

/** The first pick of a request: of a group what is in it, as many as the request must have. */
function firstPick(request: Fields): Plain {
  const open = listOf(request.choices).filter((choice) => !isFields(choice) || !isEmpty(choice))
  return open.slice(0, Math.max(1, Number(request.min))).map((choice) => {
    if (!isFields(choice) || choice.choices === undefined) return isFields(choice) ? choice.title : choice
    return { title: choice.title, selection: listOf(choice.choices).slice(0, 1).map(titleOf) }
  }) as Plain
}
const isEmpty = (choice: Fields): boolean =>
  choice.choices !== undefined && listOf(choice.choices).length === 0
const titleOf = (choice: Plain): Plain => (isFields(choice) ? (choice.title ?? '') : choice)

it('is enough to sign in, play against a bot, and follow the game by its pushes', async () => {
  await hub.person('kit')
  const { user } = await call('guest/login', { username: 'kit', password: "kit's password" })
  const { token } = fieldsOf(user)
  const { lobbyId } = await call('lobby/practice', { game: 'Innovation: Ultimate' }, token)
  const { gameId } = await call('game/create', { lobbyId }, token)
  const socket: Socket = io(hub.address, { auth: { token }, transports: ['websocket'] })
  const pushes: Fields[] = []
  socket.on('game', (push: Fields) => pushes.push(push))
  expect(await socket.emitWithAck('watch', { kind: 'game', id: gameId })).toMatchObject({ ok: true })
  const fetched = async () => fieldsOf((await call('game/fetch', { gameId }, token)).game)

  const first = await fetched()
  let [part, seq] = [partOf(first), Number(first.seq)]
  const applyPushes = () => {
    for (const { base, seq: next, change } of pushes.splice(0)) {
      if (base !== seq) continue
      seq = Number(next)
      const ofPart = fieldsOf(change).part
      if (ofPart !== undefined) part = changed(part, fieldsOf(ofPart).difference ?? null)
    }
  }
  for (let answers = 0; answers < 12; ) {
    applyPushes()
    const [request] = listOf(fieldsOf(part).requests)
    if (request === undefined) {
      await expect.poll(() => pushes.length).toBeGreaterThan(0)
      continue
    }
    const { id: requestId, title, actor } = fieldsOf(request)
    const response = { actor, requestId, title, selection: firstPick(fieldsOf(request)) }
    const body = { gameId, response, requestKey: `answer ${answers}`, knows: seq, page: socket.id }
    expect(await call('game/save_response', body, token)).toMatchObject({ status: 'success' })
    answers += 1
    await expect.poll(() => pushes.length).toBeGreaterThan(0)
  }
  await expect
    .poll(async () => {
      applyPushes()
      return (await fetched()).seq === seq
    })
    .toBe(true)
  expect(part).toEqual(partOf(await fetched()))
  socket.close()
})

it('names every code of a failure and every event that is pushed', () => {
  const source = (file: string) =>
    readFileSync(join(import.meta.dirname, '../packages/protocol/src', file), 'utf8')
  const codes = /type ErrorCode =([^/]*)/.exec(source('call.ts'))?.[1] ?? ''
  const events = /interface ServerEvents \{([^}]*)\}/.exec(source('push.ts'))?.[1] ?? ''
  const words = [
    ...[...codes.matchAll(/'(\w+)'/g)].map(([, code]) => code),
    ...[...events.matchAll(/^ {2}(\w+)\(/gm)].map(([, event]) => event),
  ]
  expect(words.length).toBeGreaterThan(12)
  expect(words.filter((word) => !PAGE.includes(`\`${word}\``))).toEqual([])
})
