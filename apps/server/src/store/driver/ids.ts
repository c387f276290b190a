import { createHash, randomBytes } from 'node:crypto'

/** A new record id: 24 hexadecimal digits, the first eight of them the time, so that ids sort by creation. */
export function newId(): string {
  return seconds() + randomBytes(8).toString('hex')
}

/**
 * Returns a function that gives new record ids, each the one before plus one, so that hundreds of them are
 * sent as a few bytes each. Only for what is made together, and where neither ids nor their order are a
 * secret.
 */
export function idsInOrder(): () => string {
  const time = seconds()
  let next = randomBytes(8).readBigUInt64BE()
  return () => {
    const id = time + next.toString(16).padStart(16, '0')
    next = BigInt.asUintN(64, next + 1n)
    return id
  }
}

/** The time in eight digits. */
const seconds = (): string =>
  Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0')

/** A secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The part of a token that is stored: its hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
