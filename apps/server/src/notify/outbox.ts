import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import {
  channelById,
  dropPush,
  noteDelivered,
  noteFailure,
  type StoredNoticeChannel,
} from '../store/records/notice-channels'
import type { Db, Store } from '../store/driver/store'
import {
  claimMessage,
  delayMessage,
  dueMessages,
  heldMessages,
  holdMessages,
  type OutboxMessage,
  removeMessage,
  repeatMessage,
} from '../store/records/outbox'
import { dropOldSentNotices } from '../store/records/sent-notices'
import { quietTimeOf, releaseHeld } from './held-messages'
import { slackText } from './hook-post'
import type { ChannelNotice } from './notice-words'
import { type Delivery, postOut } from './post-out'
import { sendToChannel } from './send-to-channel'
import { keepSent } from './sent'

const EVERY = 5_000
const MOST_TRIES = 10
const AT_ONCE = 20
/** A message that is being sent is left alone by the other processes for this long. */
const CLAIMED = 60_000
const LONGEST_DELAY = 60 * 60 * 1000

export interface Outbox {
  /** Sends what is due now; for the timer and for tests. */
  send(): Promise<void>
  close(): Promise<void>
}

interface OutboxParts {
  /** Whether somebody has the page of a game before them. */
  readonly looks: (gameId: string, name: string) => boolean
  readonly store: Store
  readonly config: Pick<Config, 'slackHook' | 'privateHooks' | 'mail' | 'publicUrl'>
  /** Where links to this hub begin. */
  readonly address: (db: Db) => Promise<string>
  readonly log: FastifyBaseLogger
  /** Called each time before the outbox is looked at. */
  readonly before?: () => Promise<void>
}

/**
 * Sends the outbox, outside of every request, and tries again later what fails. A message is claimed in the
 * store before it is sent and deleted after it was taken: a process that is killed in between loses none,
 * and whoever sends it again uses the same id.
 */
export function openOutbox(parts: OutboxParts): Outbox {
  let running: Promise<void> = Promise.resolve()
  const send = () => {
    running = running.then(() =>
      sendDue(parts).catch((error: unknown) =>
        parts.log.error({ err: error }, 'the outbox could not be read'),
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

async function sendDue(parts: OutboxParts): Promise<void> {
  const { store, before } = parts
  await before?.()
  const now = Date.now()
  const released = await heldMessages(store.db, now, AT_ONCE)
  if (released.length > 0) await releaseHeld(store, released, { now, address: await parts.address(store.db) })
  const due = await dueMessages(store.db, now, AT_ONCE)
  // Side by side: a hook that hangs keeps no other waiting.
  await Promise.all(
    due.map(async (message) => {
      if (await claimMessage(store.db, message, Date.now() + CLAIMED)) await deliver(parts, message)
    }),
  )
  if (due.length > 0) await dropOldSentNotices(store.db, now)
}

async function deliver(parts: OutboxParts, message: OutboxMessage): Promise<void> {
  const { store, log } = parts
  const { id, channel_id: channelId } = message
  const wait = await reasonToWait(parts, message)
  if (wait === 'looks') return finish(store, message)
  if (wait !== undefined) return holdMessages(store.db, [id], { until: wait, held: 'quiet' })
  const channel = channelId === null ? undefined : await channelById(store.db, channelId)
  const delivery = channelId === null ? await toHub(parts, message) : await toChannel(parts, message, channel)
  if (delivery === undefined) return removeMessage(store.db, id)
  const isGivenUp = !delivery.isTaken && (delivery.isFinal || message.tries + 1 >= MOST_TRIES)
  if (channel !== undefined) await note(store, { channel, message }, { delivery, isGivenUp })
  if (delivery.isTaken) return finish(store, message)
  const { failure, retryAfter = 0 } = delivery
  if (isGivenUp) {
    log.error({ failure, message: id }, 'a message was given up')
    return removeMessage(store.db, id)
  }
  log.warn({ failure, message: id }, 'a message could not be sent; it is tried again')
  const delay = Math.min(LONGEST_DELAY, Math.max(retryAfter, EVERY * 2 ** (message.tries + 1)))
  await delayMessage(store.db, id, Date.now() + delay)
}

/** Ends with a message that has served, or has it come again where it repeats until it is answered. */
const finish = ({ db }: Store, { id, again }: OutboxMessage): Promise<void> =>
  again === null ? removeMessage(db, id) : repeatMessage(db, id, Date.now() + Number(again))

/**
 * Returns that somebody looks at the game already, or until when they want nothing to come. What takes a
 * notice back waits for nothing.
 */
async function reasonToWait(
  { store: { db }, looks }: OutboxParts,
  { channel_id: channelId, user_id: userId, game_id: gameId, notice }: OutboxMessage,
): Promise<'looks' | number | undefined> {
  if (channelId === null || notice === null) return undefined
  const { kind, person } = noticeIn(notice)
  if (kind === 'answered') return undefined
  if (gameId !== null && looks(gameId, person)) return 'looks'
  return quietTimeOf(db, userId, Date.now())
}

async function note(
  { db }: Store,
  { channel, message }: { readonly channel: StoredNoticeChannel; readonly message: OutboxMessage },
  { delivery, isGivenUp }: { readonly delivery: Delivery; readonly isGivenUp: boolean },
): Promise<void> {
  const now = Date.now()
  const notice = noticeIn(message.notice ?? '{}')
  await keepSent(db, { channel, message: { id: message.id, notice } }, { delivery, isGivenUp })
  // A browser that ended its subscription, or was removed, comes back with a new one.
  if (!delivery.isTaken && delivery.isGone === true && (await dropPush(db, channel.id))) return
  if (delivery.isTaken) await noteDelivered(db, channel.id, now)
  else await noteFailure(db, channel.id, { failure: delivery.failure, now, isGivenUp })
}

/**
 * Sends to the chat service of the hub; undefined where there is none any more. The host chose its
 * address.
 */
async function toHub(
  { config }: OutboxParts,
  { channel, text }: OutboxMessage,
): Promise<Delivery | undefined> {
  if (config.slackHook === undefined) return undefined
  // The incoming web hooks of today write into one channel and leave `channel` aside: so the text itself
  // begins with who is told.
  const body = JSON.stringify({ channel, text: `${calledInSlack(channel)} ${slackText(text)}` })
  const headers = { 'content-type': 'application/json' }
  return postOut({ address: config.slackHook, headers, body }, { mayBePrivate: true })
}

/** Returns the words that call somebody: a mention by the id of a member, or the name as it stands. */
const calledInSlack = (name: string): string =>
  /^[UW][A-Z0-9]{6,}$/.test(name) ? `<@${name}>` : slackText(name)

/** Sends to a person's channel; undefined where it is gone. */
async function toChannel(
  { store: { db }, config, address }: OutboxParts,
  message: OutboxMessage,
  channel: StoredNoticeChannel | undefined,
): Promise<Delivery | undefined> {
  if (channel === undefined || message.notice === null) return undefined
  const notice = noticeIn(message.notice)
  const sender = { db, config, address: await address(db) }
  return sendToChannel(sender, channel, { id: message.id, notice })
}

// Only `enqueue`, `tell` and `combineMessages` write it.
const noticeIn = (notice: string) => JSON.parse(notice) as ChannelNotice
