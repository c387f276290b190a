import { defined } from '@parlour/kernel'
import type { AnswerOf, Call, ErrorCode, SentBodyOf } from '@parlour/protocol'
import { CallError, type Send, UNKNOWN_ERROR } from '@parlour/ui-kit'
import { ALERTS, alertForFailure, alertForStatus, type HubAlert } from './hub-alert'

/** By what a caller tells which failures it shows itself; status 0 where the server did not answer. */
export type FailureKind = Pick<CallError, 'httpStatus' | 'code'>

interface SendSettings {
  readonly appVersion: number
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly token: () => string | null
  /** The server rejects the token that was sent. */
  readonly onUnauthorized: (token: string | null) => void
  readonly alert: (alert: HubAlert) => void
  /** Failures that the caller shows itself. A version mismatch is always alerted. */
  readonly quiet?: (failure: FailureKind) => boolean
}

interface Envelope {
  readonly status?: unknown
  readonly message?: unknown
  readonly code?: unknown
  readonly current?: unknown
}

const CODES: readonly ErrorCode[] = [
  'game_overwrite',
  'game_killed',
  'version_mismatch',
  'conflict',
  'rate_limited',
  'restarting',
  'ALREADY_IMPERSONATED',
  'IMPERSONATION_ERROR',
]

const asEnvelope = (answer: unknown): Envelope =>
  typeof answer === 'object' && answer !== null ? answer : {}

const messageOf = ({ message }: Envelope): string =>
  typeof message === 'string' && message !== '' ? message : UNKNOWN_ERROR

/** The code of a failure on which these pages act. */
const knownCode = ({ code }: Envelope): ErrorCode | undefined => CODES.find((one) => one === code)

function alertFor(envelope: Envelope): HubAlert | null {
  if (envelope.status !== 'error') return alertForStatus(envelope.status)
  const code = knownCode(envelope)
  return alertForFailure({ message: messageOf(envelope), ...defined({ code }) })
}

/** Shows the alert of a failure unless its caller says it. Returns the failure. */
function alertedFailure(settings: SendSettings, envelope: Envelope, httpStatus: number): CallError {
  const alert = alertFor(envelope)
  const code = knownCode(envelope)
  const isLeft = settings.quiet?.({ httpStatus, code }) === true
  const isAlerted = alert !== null && (!isLeft || alert.reload === true)
  if (isAlerted) settings.alert(alert)
  return failureOf(envelope, { httpStatus, isAlerted })
}

function failureOf(
  envelope: Envelope,
  more: { readonly httpStatus: number; readonly isAlerted: boolean },
): CallError {
  const { code, current } = envelope
  return new CallError(messageOf(envelope), {
    ...more,
    ...(typeof code === 'string' ? { code } : {}),
    ...defined({ current }),
  })
}

interface OutgoingCall {
  readonly path: string
  readonly body: unknown
  readonly token: string | null
}

async function post(settings: SendSettings, { path, body, token }: OutgoingCall) {
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
  const sent = JSON.stringify({ ...(body as object), appVersion: settings.appVersion })
  try {
    const response = await settings.fetch(`/api/${path}`, { method: 'POST', headers, body: sent })
    const answer: unknown = await response.json()
    return { answer, httpStatus: response.status }
  } catch (error) {
    console.error(path, error)
    const isAlerted = settings.quiet?.({ httpStatus: 0, code: undefined }) !== true
    if (isAlerted) settings.alert({ kind: 'note', text: ALERTS.unreachable })
    throw new CallError(ALERTS.unreachable, { httpStatus: 0, isAlerted })
  }
}

/**
 * Sends calls: `POST /api/{path}` with the release number and the bearer token. Resolves with the fields of
 * the answer. Rejects with `CallError`, after its alert was shown (rules: screens 1.8).
 */
export function createSend(settings: SendSettings): Send {
  return async <C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>> => {
    const token = settings.token()
    const { answer, httpStatus } = await post(settings, { path: call.path, body, token })
    const envelope = asEnvelope(answer)
    if (envelope.status === 'success') return answer as AnswerOf<C>
    console.error(call.path, httpStatus, envelope)
    if (httpStatus !== 401 || call.path.startsWith('guest/'))
      throw alertedFailure(settings, envelope, httpStatus)
    settings.onUnauthorized(token)
    throw failureOf(envelope, { httpStatus, isAlerted: false })
  }
}
