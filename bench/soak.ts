import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { argumentsOf } from '../tooling/arguments.mjs'
import { startServerProcess } from '../tests/server-process'
import { newDraft, openSeats, playAll, signedIn } from './hub-drafts'
import { memoryOf } from './memory'
import { UNLIMITED } from './unlimited'

// Lets players play drafts one after the other for ten minutes, or as many as are given, and says whether the
// server's memory settles: in the last half of the time it may differ by a tenth. Ends with 1 where it does
// not.
const SERVER_BUNDLE = 'apps/server/dist/main.js'
const MINUTE = 60_000
const LOOKS_EVERY = 5000
const TABLES = 4
const SEATS = 4
const MOST_DIFFERENCE = 0.1

const usage = 'npm run soak -- [minutes]'
const minutes = Number(argumentsOf({ usage, words: [0, 1] }).words[0] ?? 10)
if (!(minutes > 0)) {
  console.error(`Usage: ${usage}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-soak-'))
const server = await startServerProcess({
  bundle: SERVER_BUNDLE,
  env: { ...UNLIMITED, PARLOUR_DATA: folder },
})
try {
  const users = await signedIn(server, TABLES * SEATS)
  const end = Date.now() + minutes * MINUTE
  const looked: number[] = []
  let [drafts, answers] = [0, 0]
  const table = async (at: number): Promise<void> => {
    const players = users.slice(at * SEATS, (at + 1) * SEATS)
    while (Date.now() < end) {
      const seats = await openSeats(players, await newDraft(players, `soak ${drafts}`))
      answers += await playAll(seats)
      drafts += 1
      for (const seat of seats) seat.leave()
    }
  }
  const look = async (): Promise<void> => {
    while (Date.now() < end) {
      await setTimeout(LOOKS_EVERY)
      looked.push(memoryOf(server))
      if (looked.length % 12 === 0) tell(looked, { drafts, answers })
    }
  }
  await Promise.all([look(), ...Array.from({ length: TABLES }, (_, at) => table(at))])
  const late = looked.slice(Math.floor(looked.length / 2))
  const [least, most] = [Math.min(...late), Math.max(...late)]
  const difference = (most - least) / most
  const verdict = difference <= MOST_DIFFERENCE ? 'ok' : 'OVER'
  console.log(
    `${minutes} minutes, ${drafts} drafts, ${answers} answers: ${least.toFixed(0)} to ${most.toFixed(0)} MB in the last half, ${(difference * 100).toFixed(1)} % apart (at most 10): ${verdict}`,
  )
  if (difference > MOST_DIFFERENCE) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

function tell(looked: readonly number[], done: { readonly drafts: number; readonly answers: number }): void {
  console.log(
    `${(looked.at(-1) ?? 0).toFixed(0)} MB after ${done.drafts} drafts with ${done.answers} answers`,
  )
}
