import type { FastifyBaseLogger } from 'fastify'
import type { Store } from '../store/driver/store'
import {
  claimMessage,
  delayMessage,
  dueMessages,
  type OutboxMessage,
  removeMessage,
} from '../store/records/outbox'

const EVERY = 5_000
const MOST_TRIES = 6
const AT_ONCE = 20
const PATIENCE = 10_000
/** A message that is being sent is left alone by the other processes for this long. */
const CLAIMED = 60_000

export interface Outbox {
  /** Sends what is due now; for the timer and for tests. */
  send(): Promise<void>
  close(): Promise<void>
}

/** Sends the outbox to the chat service's web hook, outside of every request; tries again later when that fails. */
export function openOutbox(store: Store, hook: string, log: FastifyBaseLogger): Outbox {
  let running: Promise<void> = Promise.resolve()
  const send = () => {
    running = running.then(() =>
      sendDue(store, hook, log).catch((error: unknown) =>
        log.error({ err: error }, 'the outbox could not be read'),
      ),
    )
    return running
  }
  const timer = setInterval(() => void send(), EVERY)
  timer.unref()
  return {
    send,
    close: async () => {
      clearInterval(timer)
      await running
    },
  }
}

async function sendDue(store: Store, hook: string, log: FastifyBaseLogger): Promise<void> {
  for (const message of await dueMessages(store.db, Date.now(), AT_ONCE))
    if (await claimMessage(store.db, message, Date.now() + CLAIMED))
      await deliver(store, message, { hook, log })
}

async function deliver(
  store: Store,
  message: OutboxMessage,
  { hook, log }: { readonly hook: string; readonly log: FastifyBaseLogger },
): Promise<void> {
  const failure = await post(hook, message)
  if (failure !== undefined && message.tries + 1 < MOST_TRIES) {
    log.warn({ failure, message: message.id }, 'a message could not be sent; it is tried again')
    return delayMessage(store.db, message.id, Date.now() + EVERY * 2 ** (message.tries + 1))
  }
  if (failure !== undefined) log.error({ failure, message: message.id }, 'a message was given up')
  await removeMessage(store.db, message.id)
}

/** Returns what went wrong, or nothing. */
async function post(hook: string, { channel, text }: OutboxMessage): Promise<string | undefined> {
  try {
    const response = await fetch(hook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel, text }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return response.ok ? undefined : `answered ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
