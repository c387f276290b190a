import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { PostgresCluster } from '../tests/postgres-cluster'
import type { ServerProcess } from '../tests/server-process'

/** The kernel counts a process's time in hundredths of a second. */
const TICK_MS = 10

/** Where the fields of /proc/PID/stat stand, counted from the state of the process. */
const FIELD = { parent: 1, user: 11, system: 12, endedUser: 13, endedSystem: 14 }

/** Returns the fields of /proc/PID/stat from the state on. Throws where there are none: not on Linux. */
function statOf(pid: number | string | undefined): readonly number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number)
}

const sumOfFields = (stat: readonly number[], ...fields: readonly number[]): number =>
  sumOf(fields.map((field) => stat[field] ?? Number.NaN)) * TICK_MS

/** The processor time that a server has used since it began, its own and the kernel's for it, in ms. */
const costOf = (server: ServerProcess): number => sumOfFields(statOf(server.pid()), FIELD.user, FIELD.system)

/** The same of a PostgreSQL: its first process, those that serve its connections, and those that ended. */
function costOfDatabase({ pid }: Pick<PostgresCluster, 'pid'>): number {
  const first = pid()
  const own = sumOfFields(statOf(first), FIELD.user, FIELD.system, FIELD.endedUser, FIELD.endedSystem)
  return (
    own +
    sumOf(
      readdirSync('/proc')
        .filter(isNumber)
        .map((other) => costAsChildOf(first, other)),
    )
  )
}

const isNumber = (name: string): boolean => /^\d+$/.test(name)

function costAsChildOf(parent: number | undefined, pid: string): number {
  try {
    const stat = statOf(pid)
    return stat[FIELD.parent] === parent ? sumOfFields(stat, FIELD.user, FIELD.system) : 0
  } catch {
    // It has ended since the folder was listed: then it counts with its parent.
    return 0
  }
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

/** What answers cost: their number, and the processor time for each in ms. */
export interface AnswerCost {
  readonly answers: number
  /** Of all servers together. */
  readonly cpu: number
  /** Of the PostgreSQL behind them; 0 where there is none. */
  readonly database: number
}

/** Measures what the answers cost that some work gives; `work` resolves with how many there were. */
export async function costPerAnswer(
  {
    servers,
    database,
  }: { readonly servers: readonly ServerProcess[]; readonly database?: PostgresCluster | undefined },
  work: () => Promise<number>,
): Promise<AnswerCost> {
  const used = () => ({
    cpu: sumOf(servers.map(costOf)),
    database: database === undefined ? 0 : costOfDatabase(database),
  })
  const before = used()
  const answers = await work()
  const after = used()
  return {
    answers,
    cpu: (after.cpu - before.cpu) / answers,
    database: (after.database - before.database) / answers,
  }
}

const sumOf = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0)
