import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'

/** Those of this process that are still here. */
const here = new Set<string>()

/** A new name for whoever runs updates, by which others can tell whether its process is still there. */
export function newHolder(): string {
  const holder = `${hostname()} ${process.pid} ${randomBytes(8).toString('hex')}`
  here.add(holder)
  return holder
}

/** Whoever had this name runs no update any more. */
export const leaveHolder = (holder: string): void => {
  here.delete(holder)
}

/** True when this holder's process ran on this machine and has ended; nothing is known of other machines. */
export function isGone(holder: string): boolean {
  const [host, pid] = holder.split(' ')
  if (host !== hostname() || pid === undefined) return false
  // After a start in a new container a process may have the number of the one that died.
  if (Number(pid) === process.pid) return !here.has(holder)
  return !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
