import type { Services } from '../services'
import { CallFailure } from './failure'

interface Bucket {
  tokens: number
  at: number
}
const buckets = new Map<string, Bucket>()
const MOST_KEPT = 10_000

/** Counts one write of a user; refuses with 429 when the burst is used up and the rate exceeded. */
export function countWrite(services: Services, userId: string): void {
  const { writesPerSecond, writeBurst } = services.config.limits
  if (userId === '' || writesPerSecond === 0) return
  const now = Date.now()
  const bucket = buckets.get(userId) ?? { tokens: writeBurst, at: now }
  const tokens = Math.min(writeBurst, bucket.tokens + ((now - bucket.at) / 1000) * writesPerSecond)
  if (tokens < 1) throw tooMany(Math.ceil((1 - tokens) / writesPerSecond))
  buckets.set(userId, { tokens: tokens - 1, at: now })
  if (buckets.size > MOST_KEPT) buckets.clear()
}

const failedLogins = new Map<string, number[]>()
const QUARTER_HOUR = 15 * 60 * 1000

/** Refuses a sign-in after too many failed ones of this name from this address. */
export function checkLogins(services: Services, key: string): void {
  const recent = (failedLogins.get(key) ?? []).filter((at) => at > Date.now() - QUARTER_HOUR)
  if (recent.length < services.config.limits.failedLogins) return
  const first = recent[0] ?? Date.now()
  throw tooMany(Math.max(1, Math.ceil((first + QUARTER_HOUR - Date.now()) / 1000)))
}

export function countFailedLogin(key: string): void {
  const recent = (failedLogins.get(key) ?? []).filter((at) => at > Date.now() - QUARTER_HOUR)
  failedLogins.set(key, [...recent, Date.now()])
  if (failedLogins.size > MOST_KEPT) failedLogins.clear()
}

const tooMany = (retryAfter: number) =>
  new CallFailure(429, `Too many requests. Please try again in ${retryAfter} s.`, {
    code: 'rate_limited',
    retryAfter,
  })
