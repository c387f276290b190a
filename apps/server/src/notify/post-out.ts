import { lookup } from 'node:dns'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { defined } from '@parlour/kernel'
import { isPrivateAddress } from './private-address'

const PATIENCE = 10_000
/** Of an answer, only its beginning is read. */
const MOST_CHARACTERS = 4_000

/** A message to post to a service outside of the hub. */
export interface OutgoingPost {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** What came of a post: nothing to say when it was taken. */
export type Delivery = { readonly isTaken: true } | FailedDelivery

export interface FailedDelivery {
  readonly isTaken: false
  /** In words for the owner of the hook, without its address. */
  readonly failure: string
  /** Trying again does not help. */
  readonly isFinal: boolean
  /** The service knows nothing at this address any more. */
  readonly isGone?: boolean
  /** How long the service wants to be left alone, ms. */
  readonly retryAfter?: number
}

export interface ServiceAnswer {
  readonly status: number
  readonly text: string
}

/** Returns that something was not taken, and why. */
export const failed = (failure: string, isFinal = false): FailedDelivery => ({
  isTaken: false,
  failure,
  isFinal,
})

/**
 * Looks a name up and refuses it if any of its addresses is private. The connection goes to what was
 * checked.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, '')
    const [first] = found
    if (first === undefined || found.some(({ address }) => isPrivateAddress(address)))
      return done(new PrivateAddress(), '')
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })
}

class PrivateAddress extends Error {}

/**
 * Posts a message and says what came of it; never throws. Redirects are not followed. Unless
 * `mayBePrivate`, it connects to no address of a private network, whatever name leads there.
 */
export async function postOut(
  post: OutgoingPost,
  {
    mayBePrivate,
    refusedBy = () => undefined,
    patience = PATIENCE,
  }: {
    readonly mayBePrivate: boolean
    /** Returns why the service did not take the message although it answered 200. */
    readonly refusedBy?: (text: string) => string | undefined
    /** How long to wait for the whole answer, ms. */
    readonly patience?: number
  },
): Promise<Delivery> {
  const host = new URL(post.address).hostname.replace(/^\[|\]$/g, '')
  // No name is looked up for an address in digits.
  if (!mayBePrivate && isIP(host) !== 0 && isPrivateAddress(host)) return privateRefused
  try {
    const answer = await answerTo(post, { mayBePrivate, patience })
    return deliveryOf(answer, refusedBy)
  } catch (error) {
    if (error instanceof PrivateAddress) return privateRefused
    const isLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name)
    if (isLate) return failed(`no answer within ${patience / 1000} s`)
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
    return failed(`no connection${typeof code === 'string' ? ` (${code})` : ''}`)
  }
}

const privateRefused = failed('the address is in a private network, which this hub does not allow', true)

function deliveryOf(
  { status, text, retryAfter }: ServiceAnswer & { readonly retryAfter: number | undefined },
  refusedBy: (text: string) => string | undefined,
): Delivery {
  if (status >= 200 && status < 300) {
    const why = refusedBy(text)
    return why === undefined ? { isTaken: true } : failed(`refused: ${why}`, true)
  }
  if (status === 429) return { ...failed('too many messages (429)'), ...defined({ retryAfter }) }
  if (status >= 300 && status < 400)
    return failed(`redirected (${status}); use the address it leads to`, true)
  if (status === 404 || status === 410) return { ...failed(`answered ${status}`, true), isGone: true }
  return failed(`answered ${status}`, status >= 400 && status < 500 && status !== 408)
}

function answerTo(
  { address, headers, body }: OutgoingPost,
  { mayBePrivate, patience }: { readonly mayBePrivate: boolean; readonly patience: number },
): Promise<ServiceAnswer & { readonly retryAfter: number | undefined }> {
  const send = new URL(address).protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        // Each connection is resolved and checked again.
        agent: false,
        signal: AbortSignal.timeout(patience),
        ...(mayBePrivate ? {} : { lookup: publicLookup }),
      },
      (response) => {
        textOf(response).then(
          (text) => resolve({ status: response.statusCode ?? 0, text, retryAfter: retryAfter(response) }),
          reject,
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  response.setEncoding('utf8')
  for await (const part of response) {
    text += String(part)
    if (text.length > MOST_CHARACTERS) break
  }
  return text.slice(0, MOST_CHARACTERS)
}

/** How long a service wants to be left alone, ms; services of chats say it in seconds. */
function retryAfter({ headers }: IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after'] ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}
