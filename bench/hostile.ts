import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { randomFrom, seeded } from '@parlour/kernel'
import { bundle } from '../tooling/build.mjs'
import type { HubUser } from '../tests/hub-client'
import { type ServerProcess, startServerProcess } from '../tests/server-process'
import { ATTACKS } from './attacks'
import { newDraft, openSeats, signedIn } from './hub-drafts'
import type { HubSeat } from './hub-seat'
import { median } from './median'
import type { BenchRow } from './row'

const SERVER_BUNDLE = 'apps/server/dist/main.js'
const ATTACKER = resolve('apps/server/dist/attacker.js')
const SEATS = 4
/** A player answers a few times a second, as quick people do. */
const PAUSE = 60
const ANSWERS = 120
/** Answers beside each attack by itself. */
const ANSWERS_ALONE = 40

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
  await bundle({ entry: resolve('bench/attacker.ts'), outfile: ATTACKER, appVersion: 1 })
  const beside = { players, hostile }
  const quiet = await besideAttacks(beside, [], ANSWERS)
  const calmStall = await longestStall(server.url)
  let stall = calmStall
  const alone: string[] = []
  for (const attack of ATTACKS) {
    const times = (await besideAttacks(beside, [attack], ANSWERS_ALONE)) / quiet
    const longest = await longestStall(server.url)
    alone.push(`${attack} ${times.toFixed(1)} ×${longest > stall ? ` and ${longest.toFixed(0)} ms` : ''}`)
    stall = longest
  }
  const disturbed = await besideAttacks(beside, ATTACKS, ANSWERS)
  const stallOfAll = await longestStall(server.url)
  return [
    {
      name: 'hostile account: longest stall of the event loop',
      measured: stallOfAll,
      unit: 'ms',
      budget: 200,
      note: `${calmStall.toFixed(0)} ms before, ${stall.toFixed(0)} ms beside one attack at a time`,
    },
    {
      name: 'hostile account: answers of the others, with / without',
      measured: disturbed / quiet,
      unit: '×',
      budget: 3,
      note: `${quiet.toFixed(1)} ms without, ${disturbed.toFixed(1)} ms with; by itself, with the stalls that were longer than all before: ${alone.join(', ')}`,
    },
  ]
}

interface Bystanders {
  readonly players: readonly HubUser[]
  readonly hostile: HubUser
}

/** The median time of an answer, in ms, in a new draft beside these attacks. */
async function besideAttacks(
  { players, hostile }: Bystanders,
  attacks: readonly string[],
  answers: number,
): Promise<number> {
  const seats = await openSeats(players, await newDraft(players, 'disturbed'))
  const callOff = attacks.length === 0 ? undefined : await attackedBy(hostile, attacks)
  const took = median(await answersOf(seats, answers))
  await callOff?.()
  for (const seat of seats) seat.leave()
  return took
}

/** Begins the attacks in a process of their own; returns a function that ends it. */
async function attackedBy(
  { url, token, _id, name }: HubUser,
  attacks: readonly string[],
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [ATTACKER, '--', url, token, _id, name, ...attacks], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The hostile account could not attack.')))
  await Promise.race([once(child.stdout, 'data'), failed])
  failed.catch(() => undefined)
  return async () => {
    child.kill()
    await ended
  }
}
