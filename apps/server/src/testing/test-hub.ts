import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Call, Failure, SentBodyOf, ServerEvents } from '@parlour/protocol'
import { io, type Socket } from 'socket.io-client'
import type { Config } from '../config'
import type { GameModule } from '../games/module'
import { gamesOf, registeredGames } from '../games/registry'
import { startServer, type RunningServer } from '../server'
import { addUser } from '../store/records/users'
import { openSession } from '../store/records/sessions'
import { APP_VERSION } from '../version'
import { copyBegunFile } from './begun-stores'
import { testConfig } from './test-config'

export type { AnswerOf }

/** What a call answered, whatever it was. */
export interface HubReply<C extends Call> {
  readonly http: number
  readonly text: string
  readonly body: AnswerOf<C> & Partial<Failure>
}

/** A signed-in person of a test. */
export interface HubPerson {
  readonly _id: string
  readonly name: string
  readonly token: string
  /** Makes a call that is to succeed. */
  call<C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>>
  /** Makes a call, whether it succeeds or not. */
  send<C extends Call>(call: C, body: unknown): Promise<HubReply<C>>
}

export interface TestHub {
  readonly server: RunningServer
  readonly address: string
  readonly admin: HubPerson
  person(name: string, more?: { readonly slack?: string }): Promise<HubPerson>
  /** Several at once, by their names. */
  people<Name extends string>(...names: readonly Name[]): Promise<Readonly<Record<Name, HubPerson>>>
  close(): Promise<void>
}

export interface HubOptions {
  readonly databaseUrl?: string | undefined
  readonly dataFolder?: string
  readonly config?: Partial<Config>
  /** Games registered in the place of those of the same kind. */
  readonly games?: readonly GameModule[]
}

/**
 * Starts a server of its own on a free port, with the starter cube and an admin; where nothing else is said,
 * on a store already begun.
 */
export async function startHub(options: HubOptions = {}): Promise<TestHub> {
  const folder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'parlour-test-'))
  if (options.dataFolder === undefined && options.databaseUrl === undefined) await copyBegunFile(folder)
  const games = gamesOf([...registeredGames.values(), ...(options.games ?? [])])
  const config = { ...testConfig(folder, games), databaseUrl: options.databaseUrl, ...options.config }
  const server = await startServer(config, games)
  const { db } = server.services.store
  const row = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('is_admin', '=', 1)
    .executeTakeFirstOrThrow()
  const signedIn = async (id: string, name: string) =>
    personOf(server.address, { _id: id, name, token: await openSession(db, id, { now: Date.now() }) })
  const person: TestHub['person'] = async (name, more) => {
    const known = await db.selectFrom('users').select('id').where('name', '=', name).executeTakeFirst()
    const id = known?.id ?? (await addUser(db, { name, password: `${name}'s password`, ...more }))
    return signedIn(id, name)
  }
  return {
    server,
    address: server.address,
    admin: await signedIn(row.id, row.name),
    person,
    people: async <Name extends string>(...names: readonly Name[]) => {
      const entries = await Promise.all(names.map(async (name) => [name, await person(name)] as const))
      return Object.fromEntries(entries) as Record<Name, HubPerson>
    },
    close: async () => {
      await server.close()
      if (options.dataFolder === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A person who makes calls to a server at an address. */
export function personOf(
  address: string,
  who: { readonly _id: string; readonly name: string; readonly token: string },
): HubPerson {
  const send = async <C extends Call>(call: C, body: unknown): Promise<HubReply<C>> => {
    const response = await fetch(`${address}/api/${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
      body: JSON.stringify(
        typeof body === 'object' && body !== null && !Array.isArray(body)
          ? { appVersion: APP_VERSION, ...body }
          : body,
      ),
    })
    const text = await response.text()
    return { http: response.status, text, body: JSON.parse(text) as HubReply<C>['body'] }
  }
  return {
    ...who,
    send,
    call: async (call, body) => {
      const reply = await send(call, body)
      if (reply.http !== 200 || (reply.body.message !== undefined && 'code' in reply.body))
        throw new Error(`${call.path}: ${reply.http} ${reply.text.slice(0, 300)}`)
      return reply.body
    },
  }
}

/** An open page: all that it was pushed, in order. */
export interface Page {
  readonly socket: Socket
  readonly pushes: { readonly event: keyof ServerEvents; readonly data: unknown }[]
  watch(target: object): Promise<unknown>
  /** The next push of a kind that fits, also one that has come already. */
  next<E extends keyof ServerEvents>(
    event: E,
    fits?: (push: Parameters<ServerEvents[E]>[0]) => boolean,
  ): Promise<Parameters<ServerEvents[E]>[0]>
  close(): void
}

const PATIENCE = 60_000
const KINDS = [
  'game',
  'lobby',
  'home',
  'chat',
  'comments',
  'presence',
  'onlookers',
  'look_again',
  'onlooker_chat',
  'card',
  'cube',
  'decks',
  'bell',
] as const

/** Opens a live connection. */
export const openPage = (address: string, token: string): Promise<Page> => pageOf(address, { token })

/** Opens a live connection by a session's token, or without an account by the link of a game. */
export async function pageOf(address: string, auth: Readonly<Record<string, string>>): Promise<Page> {
  const socket = io(address, {
    auth: { ...auth, appVersion: APP_VERSION },
    transports: ['websocket'],
    reconnection: false,
  })
  const pushes: { readonly event: keyof ServerEvents; readonly data: unknown }[] = []
  const waiting = new Set<() => void>()
  for (const event of KINDS)
    socket.on(event, (data: unknown) => {
      pushes.push({ event, data })
      for (const look of waiting) look()
    })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    socket,
    pushes,
    watch: (target) => socket.timeout(PATIENCE).emitWithAck('watch', target),
    next: (event, fits = () => true) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pushes.find(({ event: kind, data }) => kind === event && fits(data as never))
          if (found === undefined) return
          pushes.splice(pushes.indexOf(found), 1)
          clearTimeout(timer)
          waiting.delete(look)
          resolve(found.data as never)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no push '${event}' came`))
        }, PATIENCE)
        waiting.add(look)
        look()
      }),
    close: () => socket.disconnect(),
  }
}
