import { isIPv6 } from 'node:net'
import { tooBusy, tooManyRequests } from '../failures/failures'
import type { Limits as LimitsSet } from '../config'

/** Counts what people do too often; a server keeps one. */
export interface RateLimits {
  /**
   * Counts a write of a user, or one that is as much work as several. Refuses with 429 when the burst is used
   * up and the rate exceeded.
   */
  countWrite(userId: string, writes?: number): void
  /** Counts a call that only reads in the same way. Ten times as many are allowed. */
  countRead(userId: string, reads?: number): void
  /**
   * Counts a mail that somebody has sent to an address that is not confirmed. Refuses with 429 after three,
   * and one more every 20 minutes, by that person or to that address.
   */
  countMail(userId: string, address: string): void
  /** Hashes a password: it takes memory and a core. Refuses with 503 when too many wait already. */
  hashing<T>(work: () => Promise<T>): Promise<T>
  /** Runs a user's long work after the work that the same user began before. */
  alone<T>(userId: string, work: () => Promise<T>): Promise<T>
  /** Gathers a user's long answer after those that the same user asked for before. */
  gathering<T>(userId: string, work: () => Promise<T>): Promise<T>
  /**
   * Counts a sign-in as failed before its password is checked, so that many at once are not all tried.
   * Returns a function that takes it off again when it succeeds, and how long to wait: many failed ones of a
   * name, from whatever addresses, make each further one slow, but lock nobody out. Refuses after too many
   * failed ones of this name from this address, or of any names; a known device counts by itself, whatever
   * others at its address do.
   */
  countLogin(attempt: LoginAttempt): CountedLogin
  /** Counts a one-time link that is none; refuses after too many. These keep nobody from signing in. */
  countLink(linkId: string, address: string): void
}

/** Takes what was counted as failed off again. */
export type Uncount = () => void

export interface LoginAttempt {
  readonly username: string
  readonly address: string
  /** The token of a browser in which this user was signed in before, once it was checked. */
  readonly device?: string | undefined
}

/** How a sign-in is counted: how long it waits before its password is checked, in ms. */
export interface CountedLogin {
  readonly wait: number
  readonly succeeded: Uncount
}

const MOST_KEPT = 10_000
const QUARTER_HOUR = 15 * 60 * 1000
/**
 * An address may fail with several names: a household that forgets its passwords, not somebody who tries one
 * name after another.
 */
const NAMES_PER_ADDRESS = 5
const READS_PER_WRITE = 10
/** Each hash keeps one of the threads busy that files are read with, too. */
const HASHES_AT_ONCE = 2
const HASHES_WAITING = 50

const MAIL_BURST = 3
const MAILS_PER_SECOND = 1 / (20 * 60)

function mailLimit(): RateLimits['countMail'] {
  const [ofPerson, toAddress] = [
    rateLimit(MAILS_PER_SECOND, MAIL_BURST),
    rateLimit(MAILS_PER_SECOND, MAIL_BURST),
  ]
  return (userId, address) => {
    ofPerson(userId)
    toAddress(address.toLowerCase())
  }
}

/** The limits of a server, with nothing counted yet. */
export function createLimits(limits: LimitsSet): RateLimits {
  const { writesPerSecond, writeBurst } = limits
  return {
    countWrite: rateLimit(writesPerSecond, writeBurst),
    countRead: rateLimit(READS_PER_WRITE * writesPerSecond, READS_PER_WRITE * writeBurst),
    countMail: mailLimit(),
    hashing: fewAtATime(),
    alone: oneAtATime(),
    gathering: oneAtATime(),
    ...failureLimits(limits),
  }
}

/**
 * Milliseconds from any start. Unlike the time of day it never goes back, which would refuse everybody until
 * it caught up.
 */
const elapsed = (): number => performance.now()

function rateLimit(perSecond: number, burst: number): (userId: string, cost?: number) => void {
  const buckets = new Map<string, { readonly tokens: number; readonly at: number }>()
  return (userId, cost = 1) => {
    if (userId === '' || perSecond === 0 || cost === 0) return
    const now = elapsed()
    const bucket = buckets.get(userId) ?? { tokens: burst, at: now }
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    // Work larger than a whole burst passes once a whole burst is available, or it never could.
    const needed = Math.min(cost, burst)
    if (tokens < needed) throw tooManyRequests(Math.ceil((needed - tokens) / perSecond))
    keep(buckets, userId, { tokens: tokens - cost, at: now })
  }
}

function fewAtATime(): RateLimits['hashing'] {
  const waiting: (() => void)[] = []
  let free = HASHES_AT_ONCE
  return async (work) => {
    if (waiting.length >= HASHES_WAITING) throw tooBusy()
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

function oneAtATime(): RateLimits['alone'] {
  const last = new Map<string, Promise<unknown>>()
  return async (userId, work) => {
    const mine = (last.get(userId) ?? Promise.resolve()).then(work, work)
    last.set(userId, mine)
    try {
      return await mine
    } finally {
      if (last.get(userId) === mine) last.delete(userId)
    }
  }
}

/**
 * After so many failed sign-ins of a name, from whatever addresses, each further one waits, longer and longer
 * up to this many ms.
 */
const SLOW_AFTER = 20
const LONGEST_WAIT = 8000

function failureLimits({ failedLogins: most }: LimitsSet): Pick<RateLimits, 'countLogin' | 'countLink'> {
  const unlimited = () => undefined
  if (most === 0) return { countLogin: () => ({ wait: 0, succeeded: unlimited }), countLink: unlimited }
  const count = failureCounter()
  return {
    countLogin({ username, address: ip, device }) {
      const [name, address] = [username.toLowerCase(), holderOf(ip)]
      if (device !== undefined)
        return { wait: 0, succeeded: count.failed([{ key: `device ${device}`, most }]) }
      const before = count.recent(`name ${name}`)
      const wait = before < SLOW_AFTER ? 0 : Math.min(LONGEST_WAIT, 250 * 2 ** (before - SLOW_AFTER))
      const succeeded = count.failed([
        { key: `login ${name} ${address}`, most },
        { key: `login ${address}`, most: most * NAMES_PER_ADDRESS },
        { key: `name ${name}`, most: Number.POSITIVE_INFINITY },
      ])
      return { wait, succeeded }
    },
    countLink(linkId, ip) {
      const address = holderOf(ip)
      count.failed([
        { key: `link ${linkId} ${address}`, most },
        { key: `link ${address}`, most: most * NAMES_PER_ADDRESS },
      ])
    },
  }
}

interface FailureBucket {
  readonly key: string
  /** In a quarter of an hour. */
  readonly most: number
}

/** Counts failures of the last quarter of an hour by key. */
function failureCounter() {
  const times = new Map<string, readonly number[]>()
  const recent = (key: string, now: number) => (times.get(key) ?? []).filter((at) => at > now - QUARTER_HOUR)
  return {
    recent: (key: string): number => recent(key, elapsed()).length,
    /** Counts one in each bucket; refuses where a bucket is full. */
    failed(buckets: readonly FailureBucket[]): Uncount {
      const now = elapsed()
      for (const { key, most } of buckets) {
        const before = recent(key, now)
        if (before.length >= most) throw tooManyRequests(secondsUntil((before[0] ?? now) + QUARTER_HOUR, now))
      }
      for (const { key } of buckets) keep(times, key, [...recent(key, now), now])
      return () => {
        for (const { key } of buckets) takeOff(times, key, now)
      }
    },
  }
}

/**
 * Returns what an address is counted under: an IPv6 address by its network, since one person has all
 * addresses in it; an IPv4 address by itself.
 * @internal
 */
export function holderOf(address: string): string {
  const [, old] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (old !== undefined || !isIPv6(address)) return old ?? address
  const [plain = ''] = address.toLowerCase().split('%')
  const [head = '', tail] = plain.split('::')
  const parts = (text: string) => text.split(':').filter((part) => part !== '')
  const missing = tail === undefined ? 0 : 8 - parts(head).length - parts(tail).length
  const all = [...parts(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...parts(tail ?? '')]
  const network = all.slice(0, 4).map((part) => part.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}

/** Returns what the calls of people without an account are counted under. */
export const guestKey = (address: string): string => `guest ${holderOf(address)}`

const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

/**
 * Sets the newest entry of a map and drops the oldest when there are too many, so nobody can make it forget
 * everything.
 */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.size > MOST_KEPT ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}

function takeOff(failed: Map<string, readonly number[]>, key: string, at: number): void {
  const others = [...(failed.get(key) ?? [])]
  const mine = others.indexOf(at)
  if (mine !== -1) others.splice(mine, 1)
  if (others.length > 0) failed.set(key, others)
  else failed.delete(key)
}
