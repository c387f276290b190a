import { Readable } from 'node:stream'
import { type AnswerOf, type BodyOf, type Call } from '@parlour/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller, Services } from '../services'
import { newId } from '../store/driver/ids'
import { audit, withdrawAudit } from '../store/records/audit'
import { APP_VERSION } from '../version'
import { callerOf, deviceOf } from './auth'
import { operationOf } from './openapi'
import { envelopeOf } from '../failures/envelope'
import { denied, versionMismatch } from '../failures/failures'
import { refusal } from '../refusals/refusal'

export interface CallContext {
  readonly services: Services
  readonly caller: Caller
}
/**
 * Returns the fields of the envelope, or the text of the whole envelope as a stream when it is too large to
 * hold.
 */
type Handler<C extends Call> = (
  body: BodyOf<C>,
  context: CallContext,
) => Promise<AnswerOf<C> | Readable> | AnswerOf<C> | Readable

/**
 * Binds calls to their handlers. Checks come in this order: sign-in, role, limits, body, version, handler
 * (rules: hub 1).
 */
export function callsOn(app: FastifyInstance, services: Services) {
  return <C extends Call>(call: C, handler: Handler<C>): void => {
    app.post(`/api/${call.path}`, {
      bodyLimit: call.mostBytes,
      schema: { body: call.body, ...operationOf(call) },
      // What a browser heeds on documents alone: this is none, and must not be taken for one.
      helmet: false,
      onRequest: async (request, reply) => {
        void reply.header('x-content-type-options', 'nosniff')
        if (call.access !== 'guest') request.caller = await callerOf(services, request)
        if (call.access === 'admin' && !mayAdminister(request.caller)) throw denied('access_denied')
        countCall(services, request, call)
      },
      preValidation: (request, _reply, done) => {
        checkBody(request.body)
        done()
      },
      handler: async (request, reply) => {
        const caller = request.caller ?? guest(request)
        const body = request.body as BodyOf<C>
        const act = async () => handler(body, { services, caller })
        const isForAnother = caller.adminId !== undefined && !call.reads
        const answer = await (isForAnother ? noted(services, { caller, call, body }, act) : act())
        const text = answer instanceof Readable ? answer : JSON.stringify({ status: 'success', ...answer })
        return reply.type('application/json; charset=utf-8').compress(text)
      },
    })
  }
}

/**
 * Counts a call, and reading its body, before anything else is done for it: one that is refused later is work
 * as well.
 */
function countCall({ limits }: Services, request: FastifyRequest, call: Call): void {
  const userId = request.caller?._id ?? ''
  const forBody = writesFor(lengthOf(request, call))
  if (call.reads) limits.countRead(userId, call.cost)
  limits.countWrite(userId, forBody + (call.reads ? 0 : call.cost))
}

/** Bytes read that count as one write against the rate limit. */
const BYTES_PER_WRITE = 128 * 1024
const writesFor = (bytes: number): number => Math.floor(bytes / BYTES_PER_WRITE)

/**
 * How long a body says that it is, as far as it is read; one that does not say may be as long as its call
 * allows.
 */
const lengthOf = ({ headers }: FastifyRequest, { mostBytes }: Call): number =>
  headers['transfer-encoding'] === undefined
    ? Math.min(Number(headers['content-length'] ?? 0), mostBytes)
    : mostBytes

/**
 * Audits an act in somebody else's name: who was behind it, and on which record (rules: hub 2). The entry is
 * stored before anything is done, however many transactions the act takes, and removed again if the act is
 * refused.
 */
async function noted<T>(
  { store: { db } }: Services,
  { caller, call, body }: { readonly caller: Caller; readonly call: Call; readonly body: unknown },
  act: () => Promise<T>,
): Promise<T> {
  const { _id: actorId, adminId, ip } = caller
  const id = newId()
  await audit(db, { id, actorId, action: call.path, adminId, ip, targetId: recordIn(body) })
  try {
    return await act()
  } catch (error) {
    if (envelopeOf(error).http < 500) await withdrawAudit(db, id)
    throw error
  }
}

const RECORDS = ['gameId', 'lobbyId', 'deckId', 'cardId', 'cubeId', '_id', 'id']
/** The id of the record that a body is about; for a deck it is inside the deck. */
function recordIn(body: unknown): string | undefined {
  const fields = Object(body) as Readonly<Record<string, unknown>>
  const id = RECORDS.map((name) => fields[name]).find((value) => typeof value === 'string')
  if (typeof id === 'string') return id
  return fields.deck === undefined ? undefined : recordIn(fields.deck)
}

const mayAdminister = (caller: Caller | undefined) => caller?.isAdmin === true && caller.adminId === undefined

/** Refuses a page of another release. Who sends no version is a program, which has nothing to reload. */
export function checkVersion(sent: unknown): void {
  if (sent === undefined || sent === APP_VERSION) return
  throw versionMismatch({ current: sent, latest: APP_VERSION })
}

function checkBody(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal('body_not_object')
  }
  checkVersion('appVersion' in body ? body.appVersion : undefined)
}

const guest = (request: FastifyRequest): Caller => ({
  _id: '',
  name: '',
  isAdmin: false,
  tokenHash: '',
  ip: request.ip,
  device: deviceOf(request),
})

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
  }
}
