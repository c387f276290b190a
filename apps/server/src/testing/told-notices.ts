import { noticeHookAdd, noticeMailAdd, noticePushAdd } from '@parlour/protocol'
import type { Config } from '../config'
import { type HookPost, hookService } from './hook-service'
import { mailService } from './mail-service'
import { pushBrowser } from './push-browser'
import type { HubPerson, TestHub } from './test-hub'

const DOMAIN = 'hub.test'

/** Every kind of channel on the loopback, and all that people are told by them. */
export interface ToldNotices {
  /** What a hub needs to send there. */
  readonly config: Partial<Config>
  /** Has notices sent to somebody by every kind of channel, at once. */
  addChannels(hub: TestHub, person: HubPerson): Promise<void>
  /** Sends what waits to be sent. Returns the texts that came to each person, by their names. */
  sent(hub: TestHub): Promise<ReadonlyMap<string, readonly string[]>>
  close(): Promise<void>
}

export async function toldNotices(): Promise<ToldNotices> {
  const hooks = await hookService()
  const mail = await mailService()
  const browsers = new Map<string, ReturnType<typeof pushBrowser>>()
  const read = (post: HookPost): readonly [string, string] => {
    const pushedTo = /^\/push\/(.*)$/.exec(post.url)?.[1]
    if (pushedTo === undefined) return [addressee(post), post.body]
    return [pushedTo, JSON.stringify(browsers.get(pushedTo)?.read(post.bytes))]
  }
  return {
    config: {
      sendsNotices: true,
      publicUrl: 'https://parlour.test',
      privateHooks: true,
      hookServices: { telegram: hooks.base, slack: hooks.base },
      mail: { url: mail.url, from: `Parlour <parlour@${DOMAIN}>` },
    },
    addChannels: async (hub, person) => {
      const { name } = person
      const browser = pushBrowser()
      browsers.set(name, browser)
      for (const kind of ['discord', 'ntfy', 'json'] as const)
        await person.call(noticeHookAdd, { kind, address: `${hooks.base}/${kind}/${name}` })
      for (const kind of ['telegram', 'slack'] as const)
        await person.call(noticeHookAdd, { kind, token: `to-${name}`, target: name })
      await person.call(noticePushAdd, {
        endpoint: `${hooks.base}/push/${name}`,
        ...browser.keys,
        device: 'Firefox',
      })
      await person.call(noticeMailAdd, { address: `${name}@${DOMAIN}` })
      await hub.server.services.store.db.updateTable('notice_channels').set({ confirmed: 1 }).execute()
    },
    sent: async (hub) => {
      await sendAll(hub)
      const texts = [
        ...hooks.posts.splice(0).map(read),
        ...mail.mails.splice(0).map(({ to, text }) => [to.split('@')[0] ?? '', text] as const),
      ]
      const byName = new Map<string, string[]>()
      for (const [name, text] of texts) byName.set(name, [...(byName.get(name) ?? []), text])
      return byName
    },
    close: async () => {
      hooks.close()
      await mail.close()
    },
  }
}

/** To whom a hook was posted: by its address, or where a service has one for all, by its token. */
function addressee({ url, headers }: HookPost): string {
  const [, token] = /^Bearer to-(.*)$/.exec(headers.authorization ?? '') ?? []
  return token ?? /^\/bot.*to-(.*)\/sendMessage$/.exec(url)?.[1] ?? url.split('/').at(-1) ?? ''
}

/** Sends the whole outbox, also what is to be sent later. */
async function sendAll({ server: { services, outbox } }: TestHub): Promise<void> {
  const { bell, store } = services
  await bell.store(0)
  await outbox?.send()
  while ((await store.db.selectFrom('outbox').select('id').execute()).length > 0) {
    await store.db.updateTable('outbox').set({ next_at: Date.now() }).execute()
    await outbox?.send()
  }
}
