import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../store/driver/store'
import { hubSecret } from '../store/records/hub-secrets'

/**
 * How long a browser that was signed in before is known, in ms: the longest that browsers keep what a page
 * stores unused.
 */
const KNOWN_FOR = 400 * 24 * 60 * 60 * 1000

const signed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/**
 * Returns the token by which a browser proves later that this user was signed in there:
 * `user.expires.signature`. It lets nobody in; failed sign-ins of others no longer keep its holder out.
 */
export async function newDeviceToken(db: Db, userId: string, now: number): Promise<string> {
  const text = `${userId}.${now + KNOWN_FOR}`
  return `${text}.${signed(await hubSecret(db, 'devices'), text)}`
}

/** Whether a token of this hub for this user has not expired. */
export async function isKnownDevice(
  db: Db,
  userId: string,
  { token, now }: { readonly token: string | undefined; readonly now: number },
): Promise<boolean> {
  const [tokenUser = '', expires = '', signature = ''] = token?.split('.') ?? []
  if (tokenUser !== userId || !(Number(expires) > now)) return false
  const expected = Buffer.from(signed(await hubSecret(db, 'devices'), `${tokenUser}.${expires}`))
  const actual = Buffer.from(signature)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
