import { once } from 'node:events'
import { resolve } from 'node:path'
import { io } from 'socket.io-client'
import { bundle } from '../tooling/build.mjs'
import { startServerProcess } from '../tests/server-process'
import { keptConnection } from './kept-connection'
import type { BenchRow } from './row'

const BUNDLE = 'apps/server/dist/floor-server.js'
const CALLS = 2000
const PAGES = 7

/**
 * What the least takes, in milliseconds of processor time: a call, a row on disk, and telling seven pages.
 */
export interface Floor {
  readonly echo: number
  readonly alone: number
  readonly shared: number
  readonly emit: number
}

/** All that an answer needs at least, among others that share a commit, or alone. */
export const floorOf = ({ echo, shared, emit }: Floor): number => echo + shared + emit
export const lonelyFloorOf = ({ echo, alone, emit }: Floor): number => echo + alone + emit

/** Measures a server that does nothing but the least, in a process of its own. */
export async function measuredFloor(): Promise<Floor> {
  await bundle({ entry: resolve('bench/floor-server.ts'), outfile: resolve(BUNDLE), appVersion: 1 })
  const server = await startServerProcess({ bundle: BUNDLE, env: {} })
  const connection = keptConnection(server.url)
  try {
    const cost = async (path: string): Promise<number> =>
      ((await connection.get(path)).answer as { readonly ms: number }).ms
    const cpu = async (): Promise<number> => {
      const { answer } = await connection.get('/cpu')
      const { user, system } = (answer as { readonly cpu: NodeJS.CpuUsage }).cpu
      return (user + system) / 1000
    }
    const echoes = async () => {
      for (let call = 0; call < CALLS; call += 1)
        await connection.post('/echo', { selection: ['a card'], requestKey: 'key' }, 'token')
    }
    await echoes()
    const before = await cpu()
    await echoes()
    const echo = ((await cpu()) - before) / CALLS
    await cost('/rows?count=400&group=1')
    const alone = await cost('/rows?count=1600&group=1')
    const shared = await cost('/rows?count=1600&group=8')
    return { echo, alone, shared, emit: await emitted(server.url, cost) }
  } finally {
    connection.close()
    await server.stop()
  }
}

async function emitted(url: string, cost: (path: string) => Promise<number>): Promise<number> {
  const pages = Array.from({ length: PAGES }, () => io(url, { transports: ['websocket'], forceNew: true }))
  await Promise.all(pages.map((page) => once(page as never, 'connect')))
  await cost('/emits?count=500')
  const emit = await cost('/emits?count=2000')
  for (const page of pages) page.disconnect()
  return emit
}

/** The parts of the floor as rows of the table. */
export const floorRows = (floor: Floor): readonly BenchRow[] =>
  (
    [
      ['a call that is sent back', floor.echo],
      ['a row on disk, one with each commit', floor.alone],
      ['a row on disk, eight with each commit', floor.shared],
      ['something told to seven pages', floor.emit],
    ] as const
  ).map(([what, measured]) => ({ name: `floor: ${what}, processor time`, measured, unit: 'ms' }))
