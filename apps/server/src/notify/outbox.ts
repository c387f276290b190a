import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import type { Store } from '../store/driver/store'
import type { OutboxTable } from '../store/tables'

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
  const due = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where('next_at', '<=', Date.now())
    .orderBy('next_at')
    .limit(AT_ONCE)
    .execute()
  for (const message of due) if (await claim(store, message)) await deliver(store, message, { hook, log })
}

async function claim(store: Store, message: Selectable<OutboxTable>): Promise<boolean> {
  const result = await store.db
    .updateTable('outbox')
    .set({ next_at: Date.now() + CLAIMED, tries: message.tries + 1 })
    .where('id', '=', message.id)
    .where('next_at', '=', message.next_at)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

async function deliver(
  store: Store,
  message: Selectable<OutboxTable>,
  { hook, log }: { readonly hook: string; readonly log: FastifyBaseLogger },
): Promise<void> {
  const failure = await post(hook, message)
  if (failure !== undefined && message.tries + 1 < MOST_TRIES) {
    log.warn({ failure, message: message.id }, 'a message could not be sent; it is tried again')
    const next_at = Date.now() + EVERY * 2 ** (message.tries + 1)
    await store.db.updateTable('outbox').set({ next_at }).where('id', '=', message.id).execute()
    return
  }
  if (failure !== undefined) log.error({ failure, message: message.id }, 'a message was given up')
  await store.db.deleteFrom('outbox').where('id', '=', message.id).execute()
}

/** Answers what went wrong, or nothing. */
async function post(hook: string, { channel, text }: Selectable<OutboxTable>): Promise<string | undefined> {
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
