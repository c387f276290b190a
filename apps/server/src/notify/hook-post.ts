import type { NoticeHookKind } from '@parlour/protocol'
import type { HookServices } from '../config'
import { type ChannelNotice, lineOf } from './notice-words'
import type { OutgoingPost } from './post-out'

export interface HookMessage {
  /** The same on every try, so that a receiver can tell a repetition. */
  readonly id: string
  readonly notice: ChannelNotice
}

export interface HookTarget {
  readonly kind: NoticeHookKind
  readonly address: string
  readonly token: string | null
  readonly target: string | null
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` }

/** Returns the address of a hook: the person's own, or that of the service that has one for all. */
export const hookAddress = (
  kind: NoticeHookKind,
  { address, token }: { readonly address: string | undefined; readonly token: string | undefined },
  services: HookServices,
): string | undefined => {
  if (kind === 'telegram') return token && `${services.telegram}/bot${encodeURIComponent(token)}/sendMessage`
  if (kind === 'slack') return token && `${services.slack}/api/chat.postMessage`
  return address
}

/** Returns the post that brings a message to a hook. Names in it are text and mention nobody. */
export function hookPost({ kind, address, token, target }: HookTarget, message: HookMessage): OutgoingPost {
  const { id, notice } = message
  const text = lineOf(notice)
  const json = (body: object, headers: Readonly<Record<string, string>> = {}): OutgoingPost => ({
    address,
    headers: { ...JSON_TYPE, 'idempotency-key': id, ...headers },
    body: JSON.stringify(body),
  })
  switch (kind) {
    case 'discord':
      return json({ content: text, allowed_mentions: { parse: [] } })
    case 'telegram':
      return json({ chat_id: target, text })
    case 'slack':
      return json({ channel: target, text: slackText(text), client_msg_id: id }, bearer(token))
    case 'ntfy':
      return {
        address,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          click: notice.link,
          ...bearer(token),
        },
        body: text,
      }
    case 'json':
      return json({ id, ...notice, text }, bearer(token))
  }
}

/** Returns a text in which Slack finds no mention, link or markup of somebody's making. */
export const slackText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns why a service refused a message that it answered with 200, as Slack and Telegram do. */
export function refusedBy(kind: NoticeHookKind): (text: string) => string | undefined {
  if (kind !== 'slack' && kind !== 'telegram') return () => undefined
  return (text) => {
    const answer = parsedObject(text)
    if (answer.ok === true) return undefined
    return typeof answer.error === 'string' ? answer.error.slice(0, 80) : 'its answer is not understood'
  }
}

function parsedObject(text: string): { readonly ok?: unknown; readonly error?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
