import { finished, type Readable } from 'node:stream'

/** Files that are sent by mistake are smaller; beyond that, nobody is owed a sentence. */
const MOST_DRAINED = 16 * 1024 * 1024

/**
 * Reads what is still being sent, and forgets it. Whoever sends all of a body before they listen hears
 * nothing of an answer on a connection that is closed meanwhile. Resolves when all has come, after this many
 * bytes, or when nothing can come any more.
 */
export function drain(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer | string) => {
      bytes += chunk.length
      if (bytes > MOST_DRAINED) end()
    }
    const end = () => {
      stopWaiting()
      body.off('data', count)
      resolve()
    }
    const stopWaiting = finished(body, { writable: false }, end)
    body.on('data', count)
  })
}
