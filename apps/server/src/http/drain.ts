import { finished, type Readable } from 'node:stream'

/** Files that are sent by mistake are smaller. Beyond this the connection closes without a response. */
const MOST_DRAINED = 16 * 1024 * 1024

/**
 * Reads the rest of a body and discards it. A client that sends the whole body before it reads would never
 * see the response if the connection closed in between. Resolves at the end of the body, after this many
 * bytes, or when the stream breaks.
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
