import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'

export const MB = 1024 * 1024

/** What a process may use, in bytes. */
interface Memory {
  /** Of the machine, or of the container that the process runs in. */
  readonly machine: number
  /** The most that JavaScript of this process may take. */
  readonly heap: number
}

/** Returns how much memory there is for this process. */
export function machineMemory(): Memory {
  // Without a limit this is 0, or more than the machine has.
  const limit = process.constrainedMemory()
  return {
    machine: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
    heap: getHeapStatistics().heap_size_limit,
  }
}

/** Of the machine's memory, and at most of what JavaScript may take: calls and pages need some as well. */
const SHARE = { ofMachine: 1 / 8, ofHeap: 1 / 2 }

/** Returns how many bytes the games in memory may take where the host has set nothing. */
export const shareForGames = ({ machine, heap }: Memory): number =>
  Math.floor(Math.min(machine * SHARE.ofMachine, heap * SHARE.ofHeap))
