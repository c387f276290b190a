import type { Config } from '../config'
import type { Db } from '../store/driver/store'
import type { StoredNoticeChannel } from '../store/records/notice-channels'
import { type HookMessage, hookPost, refusedBy } from './hook-post'
import { sendMail } from './mail'
import { mailLink } from './mail-links'
import { noticeMail } from './mail-words'
import { type Delivery, failed, postOut } from './post-out'
import { pushKeys, pushPost } from './push'

/** What it takes to reach a channel. */
export interface ChannelSender {
  readonly db: Db
  readonly config: Pick<Config, 'privateHooks' | 'mail' | 'publicUrl'>
  /** Where links to this hub begin. */
  readonly address: string
}

/** Sends one message to a channel of a person now, and says what came of it; never throws. */
export async function sendToChannel(
  sender: ChannelSender,
  channel: StoredNoticeChannel,
  message: HookMessage,
): Promise<Delivery> {
  const { db, config } = sender
  if (channel.kind === 'mail') return mailTo(sender, channel, message)
  if (channel.kind !== 'push')
    return postOut(hookPost({ ...channel, kind: channel.kind }, message), {
      mayBePrivate: config.privateHooks,
      refusedBy: refusedBy(channel.kind),
    })
  // Apple ends a subscription that is sent what it does not show; there the next open page takes it away.
  if (message.notice.kind === 'answered' && new URL(channel.address).host === 'web.push.apple.com')
    return { isTaken: true }
  const post = pushPost(channel, message.notice, { keys: await pushKeys(db), contact: contactOf(config) })
  return postOut(post, { mayBePrivate: config.privateHooks })
}

async function mailTo(
  { db, config, address }: ChannelSender,
  channel: StoredNoticeChannel,
  { id, notice }: HookMessage,
): Promise<Delivery> {
  if (config.mail === undefined) return failed('this hub sends no mail any more', true)
  const unsubscribe = `${address}${await mailLink(db, 'stop', channel.id)}`
  return sendMail(config.mail, { id, to: channel.address, unsubscribe, ...noticeMail(notice, unsubscribe) })
}

/** Returns how a push service reaches the host of this hub, which they ask for. */
function contactOf({ mail, publicUrl }: ChannelSender['config']): string {
  if (publicUrl?.startsWith('https:') === true) return publicUrl
  const address = /[^<\s]+@[^>\s]+/.exec(mail?.from ?? '')?.[0]
  return `mailto:${address ?? 'host@parlour.invalid'}`
}
