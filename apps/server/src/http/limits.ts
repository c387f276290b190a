import type { Services } from '../services'
import { tooManyRequests } from '../failures/failures'

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
  if (tokens < 1) throw tooManyRequests(Math.ceil((1 - tokens) / writesPerSecond))
  keep(buckets, userId, { tokens: tokens - 1, at: now })
}

/** Sets the newest entry of a map and lets the oldest go where there are too many: nobody can make it forget all. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key)
  map.set(key, value)
  const oldest = map.size > MOST_KEPT ? map.keys().next().value : undefined
  if (oldest !== undefined) map.delete(oldest)
}

const failedLogins = new Map<string, readonly number[]>()
const QUARTER_HOUR = 15 * 60 * 1000

/**
 * Counts a sign-in as failed before its password is looked at, so that many at once are not all tried; one that succeeds
 * is taken off by what this answers. Refuses after too many failed ones of this name from this address.
 */
export function countLogin(services: Services, key: string): () => void {
  const most = services.config.limits.failedLogins
  if (most === 0) return () => undefined
  const now = Date.now()
  const recent = (failedLogins.get(key) ?? []).filter((at) => at > now - QUARTER_HOUR)
  if (recent.length >= most)
    throw tooManyRequests(Math.max(1, Math.ceil(((recent[0] ?? now) + QUARTER_HOUR - now) / 1000)))
  keep(failedLogins, key, [...recent, now])
  return () => {
    const others = [...(failedLogins.get(key) ?? [])]
    const mine = others.indexOf(now)
    if (mine !== -1) others.splice(mine, 1)
    if (others.length > 0) failedLogins.set(key, others)
    else failedLogins.delete(key)
  }
}
