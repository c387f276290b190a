import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../store/driver/store'
import { hubSecret } from '../store/records/hub-secrets'

/** What a link in a mail does to the channel that it names, without a sign-in. */
export type MailLinkPurpose = 'confirm' | 'stop'

const seal = async (db: Db, purpose: MailLinkPurpose, channelId: string): Promise<Buffer> =>
  createHmac('sha256', await hubSecret(db, 'mail-links'))
    .update(`${purpose} ${channelId}`)
    .digest()

/** Returns the path of a link that only this hub can make. */
export const mailLink = async (db: Db, purpose: MailLinkPurpose, channelId: string): Promise<string> =>
  `/mail/${purpose}/${channelId}.${(await seal(db, purpose, channelId)).toString('base64url')}`

/** Returns the channel that the end of such a path names; undefined where it was not made by this hub. */
export async function channelOfMailLink(
  db: Db,
  purpose: MailLinkPurpose,
  token: string,
): Promise<string | undefined> {
  const [channelId = '', mark = ''] = token.split('.')
  const ownSeal = await seal(db, purpose, channelId)
  const sentSeal = Buffer.from(mark, 'base64url')
  return ownSeal.length === sentSeal.length && timingSafeEqual(ownSeal, sentSeal) ? channelId : undefined
}
