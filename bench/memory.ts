import { readFileSync } from 'node:fs'
import type { ServerProcess } from '../tests/server-process'

/** Resident memory of a server process in MB, where the system tells it. */
export function memoryOf(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
  if (kilobytes === undefined) throw new Error('This system does not tell how much memory a process has.')
  return Number(kilobytes) / 1024
}
