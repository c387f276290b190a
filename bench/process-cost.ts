import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { ServerProcess } from '../tests/server-process'

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

/**
 * The processor time that a server has used since it began, its own and the kernel's for it, in ms, where the
 * system tells it (Linux).
 */
function costOf(server: ServerProcess): number {
  const times = readFileSync(`/proc/${server.pid()}/stat`, 'utf8').split(') ')[1]?.split(' ')
  const [user, system] = [times?.[11], times?.[12]]
  if (user === undefined || system === undefined)
    throw new Error('This system does not tell what a process uses.')
  return (Number(user) + Number(system)) * TICK_MS
}

/** How long a server must have used nothing, and how long it is waited for, in ms. */
const AT_REST = 500
const MOST_WAIT = 60_000

/**
 * Waits until a server is done with what it does after its answers; returns how much processor time that
 * took, in ms.
 */
export async function untilAtRest(server: ServerProcess): Promise<number> {
  const before = costOf(server)
  for (let waited = 0, last = before; waited < MOST_WAIT; waited += AT_REST) {
    await setTimeout(AT_REST)
    const now = costOf(server)
    if (now - last <= TICK_MS) return now - before
    last = now
  }
  throw new Error('The server did not come to rest.')
}

/** How many answers some work gave, and how much processor time all servers together took for each. */
export async function costPerAnswer(
  servers: readonly ServerProcess[],
  work: () => Promise<number>,
): Promise<{ readonly answers: number; readonly cpu: number }> {
  const before = sumOf(servers.map(costOf))
  const answers = await work()
  return { answers, cpu: (sumOf(servers.map(costOf)) - before) / answers }
}

const sumOf = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0)
