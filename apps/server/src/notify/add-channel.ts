import type { BodyOf, noticeHookAdd, noticePushAdd } from '@parlour/protocol'
import { isIP } from 'node:net'
import type { Config } from '../config'
import { hubAddress } from '../hub-address'
import type { Caller, Services } from '../services'
import { newId } from '../store/driver/ids'
import {
  addChannel,
  channelsOf,
  removeChannel,
  removePushAt,
  type StoredNoticeChannel,
} from '../store/records/notice-channels'
import { hookAddress } from './hook-post'
import { sendMail } from './mail'
import { mailLink } from './mail-links'
import { confirmationMail } from './mail-words'
import { isPrivateAddress } from './private-address'
import { refusal } from '../refusals/refusal'

const MOST_CHANNELS = 10

/** Stores a channel of the caller; returns its id. Refuses one too many. */
export async function addTo(
  { store, notices }: Services,
  caller: Caller,
  channel: Omit<Parameters<typeof addChannel>[1], 'user_id'>,
): Promise<string> {
  const id = await store.write(async (tx) => {
    if ((await channelsOf(tx, caller._id)).length >= MOST_CHANNELS)
      throw refusal('too_many_channels', { mostChannels: MOST_CHANNELS })
    return addChannel(tx, { ...channel, user_id: caller._id })
  })
  await notices.reload(store.db)
  return id
}

/**
 * Adds an address and mails it the link that confirms it. Refuses where the hub has no mail, an address that
 * the caller has already, too many mails in a while, and where the mail server does not take the mail: the
 * address is not kept then.
 */
export async function addMail(services: Services, caller: Caller, address: string): Promise<void> {
  const { store, config } = services
  if (config.mail === undefined) throw refusal('no_mail')
  const own = await channelsOf(store.db, caller._id)
  if (own.some((one) => one.kind === 'mail' && one.address === address)) throw refusal('channel_listed')
  const { address: hub } = await hubAddress(services, store.db)
  if (hub === null) throw refusal('hub_without_address')
  services.limits.countMail(caller._id, address)
  const id = await addTo(services, caller, { kind: 'mail', address, token: null, target: null, confirmed: 0 })
  const words = confirmationMail(caller.name, `${hub}${await mailLink(store.db, 'confirm', id)}`)
  const delivery = await sendMail(config.mail, { id: newId(), to: address, ...words })
  if (delivery.isTaken) return
  await store.write((tx) => removeChannel(tx, { id, userId: caller._id }))
  throw refusal('mail_not_taken', { reason: delivery.failure })
}

/**
 * Makes a browser a channel, in the place of what it was before, also for somebody else; returns its id.
 * Refuses an address that cannot be posted to.
 */
export async function addBrowser(
  services: Services,
  caller: Caller,
  { endpoint, p256dh, auth, device }: BodyOf<typeof noticePushAdd>,
): Promise<string> {
  const address = outsideAddress(endpoint, services.config)
  await services.store.write((tx) => removePushAt(tx, address))
  const token = JSON.stringify({ p256dh, auth })
  const target = device === '' ? null : device
  return addTo(services, caller, { kind: 'push', address, token, target, confirmed: 1 })
}

/**
 * Returns the hook that a body describes. Refuses one that lacks what its service needs, or whose address
 * cannot be posted to.
 */
export function newHook(
  { kind, ...typed }: BodyOf<typeof noticeHookAdd>,
  { hookServices, privateHooks }: Pick<Config, 'hookServices' | 'privateHooks'>,
): Pick<StoredNoticeChannel, 'kind' | 'address' | 'token' | 'target'> {
  const typedOrNone = (value: string | undefined) => (value === '' ? undefined : value)
  const token = typedOrNone(typed.token)
  const target = typedOrNone(typed.target)
  const isBot = kind === 'telegram' || kind === 'slack'
  if (isBot && (token === undefined || target === undefined)) throw refusal('bot_token_missing')
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) throw refusal('bot_token_malformed')
  const typedAddress = hookAddress(kind, { address: typedOrNone(typed.address), token }, hookServices)
  const address = outsideAddress(typedAddress, { privateHooks })
  return { kind, address, token: token ?? null, target: (isBot ? target : undefined) ?? null }
}

/** Returns the address if it may be posted to. Refuses one that is none, or leads into a private network. */
function outsideAddress(address: string | undefined, { privateHooks }: Pick<Config, 'privateHooks'>): string {
  if (address === undefined || !URL.canParse(address)) throw refusal('hook_incomplete')
  const { protocol, hostname, username } = new URL(address)
  if (protocol !== 'https:' && !(privateHooks && protocol === 'http:')) throw refusal('hook_without_https')
  if (username !== '') throw refusal('hook_with_password')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (!privateHooks && ((isIP(host) !== 0 && isPrivateAddress(host)) || host === 'localhost'))
    throw refusal('hook_private')
  return address
}
