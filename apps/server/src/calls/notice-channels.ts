import {
  type NoticeChannelKind,
  noticeHookAdd,
  noticeMailAdd,
  noticeChoose,
  noticePushAdd,
  noticeChannelRemove,
  noticeChannels,
  noticeChannelTest,
  noticesSent,
  noticeSettingsSet,
  noticeVolumeSet,
  type WireNoticeChannel,
  type WireSentNotice,
} from '@parlour/protocol'
import { denied, notFound } from '../failures/failures'
import type { callsOn } from '../http/calls'
import { hubAddress } from '../hub-address'
import { addBrowser, addMail, addTo, newHook } from '../notify/add-channel'
import { pushKeys } from '../notify/push'
import { choicesOf } from '../notify/schedule'
import { sendToChannel } from '../notify/send-to-channel'
import { hostOf, keepSent } from '../notify/sent'
import { timeZoneNamed } from '../notify/zoned-time'
import { checkFound, ownSeat } from '../play/seat'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { newId } from '../store/driver/ids'
import {
  channelById,
  channelsOf,
  noteDelivered,
  noteFailure,
  PAUSED_AFTER,
  removeChannel,
  saveChoice,
  type StoredNoticeChannel,
} from '../store/records/notice-channels'
import { noticeSettingsOf, saveNoticeSettings, setVolume, volumesOf } from '../store/records/notice-settings'
import { type SentNotice, sentNoticesOf } from '../store/records/sent-notices'

/** The channels of a person: where their notices are sent outside of the hub. */
export function noticeChannelCalls(on: ReturnType<typeof callsOn>): void {
  on(noticeChannels, async (_body, { services: { store, config }, caller }) => ({
    channels: (await channelsOf(store.db, caller._id)).map(wireChannel),
    settings: (await noticeSettingsOf(store.db, [caller._id])).get(caller._id) ?? null,
    games: (await volumesOf(store.db, caller._id)).map(({ id, ...game }) => ({ _id: id, ...game })),
    sends: config.sendsNotices,
    hasMail: config.mail !== undefined,
    pushKey: (await pushKeys(store.db)).publicKey,
  }))
  on(noticeHookAdd, async (body, { services, caller }) => {
    refuseImpersonator(caller)
    const hook = newHook(body, services.config)
    await addTo(services, caller, { ...hook, confirmed: 1 })
    return {}
  })
  on(noticeMailAdd, async ({ address }, { services, caller }) => {
    refuseImpersonator(caller)
    await addMail(services, caller, address)
    return { message: `A mail is on its way to ${address}. Open the link in it to confirm the address.` }
  })
  on(noticePushAdd, async (subscription, { services, caller }) => {
    refuseImpersonator(caller)
    return { channelId: await addBrowser(services, caller, subscription) }
  })
  on(noticeChannelRemove, async ({ id }, { services, caller }) => {
    refuseImpersonator(caller)
    const isRemoved = await services.store.write((tx) => removeChannel(tx, { id, userId: caller._id }))
    if (!isRemoved) throw notFound('channel', id)
    return {}
  })
  on(noticeChoose, async ({ id, kind, soon }, { services: { store }, caller }) => {
    refuseImpersonator(caller)
    const isSaved = await store.write((tx) => saveChoice(tx, { id, userId: caller._id, kind, soon }))
    if (!isSaved) throw notFound('channel', id)
    return {}
  })
  sendingCalls(on)
  noticeSettingsCalls(on)
}

function sendingCalls(on: ReturnType<typeof callsOn>): void {
  on(noticeChannelTest, async ({ id }, { services, caller }) => {
    refuseImpersonator(caller)
    const channel = await channelById(services.store.db, id)
    if (channel === undefined || channel.user_id !== caller._id) throw notFound('channel', id)
    if (channel.confirmed === 0) throw refusal('channel_unconfirmed')
    if (!services.config.sendsNotices) throw refusal('hub_silent')
    return { message: await sendTest(services, caller, channel) }
  })
  on(noticesSent, async (_body, { services: { store }, caller }) => {
    refuseImpersonator(caller)
    return { sent: (await sentNoticesOf(store.db, caller._id, Date.now())).map(wireSent) }
  })
}

/** What holds for all channels of a person: quiet hours and the rest, and single games. */
function noticeSettingsCalls(on: ReturnType<typeof callsOn>): void {
  on(noticeSettingsSet, async (settings, { services: { store }, caller }) => {
    refuseImpersonator(caller)
    const zone = timeZoneNamed(settings.zone)
    if (zone === undefined) throw refusal('time_zone_unknown')
    await store.write((tx) => saveNoticeSettings(tx, caller._id, { ...settings, zone }))
    return {}
  })
  on(noticeVolumeSet, async ({ gameId, volume }, { services: { store, play }, caller }) => {
    refuseImpersonator(caller)
    ownSeat(checkFound(await play.current(gameId)), caller)
    await store.write((tx) => setVolume(tx, { userId: caller._id, gameId, volume }))
    return {}
  })
}

/**
 * Sends a test to a channel, notes what came of it and returns it in words. Refuses where the service did
 * not take it.
 */
async function sendTest(services: Services, caller: Caller, channel: StoredNoticeChannel): Promise<string> {
  const { store, config } = services
  const { address } = await hubAddress(services, store.db)
  const now = Date.now()
  const notice = { kind: 'test', person: caller.name, since: new Date(now).toISOString() } as const
  const message = { id: newId(), notice: { ...notice, link: address ?? '' } }
  const delivery = await sendToChannel({ db: store.db, config, address: address ?? '' }, channel, message)
  await keepSent(store.db, { channel, message }, { delivery, isGivenUp: true })
  if (!delivery.isTaken) {
    await noteFailure(store.db, channel.id, { failure: delivery.failure, now, isGivenUp: false })
    throw refusal('test_not_taken', { reason: delivery.failure })
  }
  await noteDelivered(store.db, channel.id, now)
  return 'Sent, and taken by the service.'
}

function refuseImpersonator({ adminId }: Caller): void {
  if (adminId !== undefined) throw denied('notices_of_impersonated')
}

function wireChannel({ id, kind, address, ...hook }: StoredNoticeChannel): WireNoticeChannel {
  const { delivered_at: delivered, failed_at: failedAt, failure, target } = hook
  const isFailing = failedAt !== null && failure !== null && failedAt >= (delivered ?? 0)
  return {
    _id: id,
    kind,
    host: hostOf({ kind, address }),
    choices: choicesOf(kind, hook.choices),
    isPaused: hook.failures >= PAUSED_AFTER,
    ...(hook.confirmed === 0 ? { isUnconfirmed: true } : {}),
    ...(target === null ? {} : { target }),
    ...(delivered === null ? {} : { deliveredAt: Number(delivered) }),
    ...(isFailing ? { failed: { at: Number(failedAt), why: failure } } : {}),
  }
}

const wireSent = ({
  id,
  at,
  title,
  channel_id,
  kind,
  host,
  target,
  delivery,
  failure,
}: SentNotice): WireSentNotice => ({
  _id: id,
  at: Number(at),
  title,
  // Only `keepSent` writes the kind.
  channel: { _id: channel_id, kind: kind as NoticeChannelKind, host, ...(target === null ? {} : { target }) },
  delivery,
  ...(failure === null ? {} : { why: failure }),
})
