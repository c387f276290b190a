import { createHash, randomBytes } from 'node:crypto'

/** A new record id: 24 hexadecimal digits, the first eight of them the time, so that ids sort by creation. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000)
    .toString(16)
    .padStart(8, '0')
  return seconds + randomBytes(8).toString('hex')
}

/** A secret of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The part of a token that is stored: its hash. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
