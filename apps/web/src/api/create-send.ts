import { defined } from '@parlour/kernel'
import type { AnswerOf, Call, ErrorCode, SentBodyOf } from '@parlour/protocol'
import { CallError, type Send } from '@parlour/ui-kit'
import { ALERTS, alertForFailure, alertForStatus, type HubAlert } from './hub-alert'

interface SendSettings {
  readonly appVersion: number
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>
  readonly token: () => string | null
  /** The server rejects the token that was sent. */
  readonly onUnauthorized: (token: string | null) => void
  readonly alert: (alert: HubAlert) => void
  /** Failures that the caller shows itself. A version mismatch is always alerted. */
  readonly quiet?: (failure: CallError) => boolean
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

function failureOf({ message, code, current }: Envelope, httpStatus: number): CallError {
  return new CallError(typeof message === 'string' ? message : '', {
    httpStatus,
    ...(typeof code === 'string' ? { code } : {}),
    ...defined({ current }),
  })
}

function alertFor({ status, code }: Envelope, { message }: CallError): HubAlert | null {
  if (status !== 'error') return alertForStatus(status)
  const known = CODES.find((one) => one === code)
  return alertForFailure({ message, ...defined({ code: known }) })
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
    const failure = new CallError(ALERTS.unreachable, { httpStatus: 0 })
    if (settings.quiet?.(failure) !== true) settings.alert({ kind: 'note', text: ALERTS.unreachable })
    throw failure
  }
}

/**
 * Sends calls: `POST /api/{path}` with the release number and the bearer token. Resolves with the fields of the answer.
 * Rejects with `CallError`, after its alert was shown (rules: screens 1.8).
 */
export function createSend(settings: SendSettings): Send {
  return async <C extends Call>(call: C, body: SentBodyOf<C>): Promise<AnswerOf<C>> => {
    const token = settings.token()
    const { answer, httpStatus } = await post(settings, { path: call.path, body, token })
    const envelope = asEnvelope(answer)
    if (envelope.status === 'success') return answer as AnswerOf<C>
    console.error(call.path, httpStatus, envelope)
    const failure = failureOf(envelope, httpStatus)
    if (httpStatus === 401 && !call.path.startsWith('guest/')) settings.onUnauthorized(token)
    else {
      const alert = alertFor(envelope, failure)
      const isShown = settings.quiet?.(failure) === true
      if (alert !== null && (!isShown || alert.reload === true)) settings.alert(alert)
    }
    throw failure
  }
}
