import { readFileSync } from 'node:fs'
import type { ServerProcess } from '../tests/server-process'

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** What a process has used since it began: milliseconds of processor time (its own and the kernel's for it), bytes to disk. */
interface ProcessCost {
  readonly cpu: number
  readonly written: number
}

/** What a server has used, where the system tells it (Linux). */
function costOf(server: ServerProcess): ProcessCost {
  const folder = `/proc/${server.pid()}`
  const times = readFileSync(`${folder}/stat`, 'utf8').split(') ')[1]?.split(' ')
  const written = /write_bytes: (\d+)/.exec(readFileSync(`${folder}/io`, 'utf8'))?.[1]
  const [user, system] = [times?.[11], times?.[12]]
  if (user === undefined || system === undefined || written === undefined)
    throw new Error('This system does not tell what a process uses.')
  return { cpu: (Number(user) + Number(system)) * TICK_MS, written: Number(written) }
}

/** What some work of `answers` answers cost servers together for each of them. */
export async function costPerAnswer(
  servers: readonly ServerProcess[],
  work: () => Promise<number>,
): Promise<ProcessCost> {
  const before = servers.map(costOf)
  const answers = await work()
  const after = servers.map(costOf)
  const spent = (what: keyof ProcessCost) => (sumOf(after, what) - sumOf(before, what)) / answers
  return { cpu: spent('cpu'), written: spent('written') }
}

const sumOf = (costs: readonly ProcessCost[], what: keyof ProcessCost): number =>
  costs.reduce((sum, cost) => sum + cost[what], 0)
