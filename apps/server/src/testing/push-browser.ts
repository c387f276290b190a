import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushedNotice } from '../notify/push'

/** A browser that takes pushes: the keys that they are encrypted with, and what reads them. */
export function pushBrowser() {
  const pair = createECDH('prime256v1')
  const [p256dh, auth] = [pair.generateKeys(), randomBytes(16)]
  return {
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    /** Decrypts a push as a browser does (RFC 8291). */
    read(body: Buffer): PushedNotice {
      const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, theirs])
      const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32))
      const derived = (words: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${words}\0`, bytes))
      const cipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // The padding begins after the last character with a 2.
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushedNotice
    },
  }
}
