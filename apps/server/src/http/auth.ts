import { deviceName } from '@parlour/protocol'
import type { FastifyRequest } from 'fastify'
import type { Caller, Services } from '../services'
import { hashOf } from '../store/driver/ids'
import { sessionOf } from '../store/records/sessions'
import { notSignedIn } from '../failures/failures'

/**
 * The signed-in caller of a request, by its bearer token. Refuses unknown, expired and deactivated ones with
 * 401.
 */
export function callerOf(services: Services, request: FastifyRequest): Promise<Caller> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || token === '') throw notSignedIn()
  return callerByToken(services, token, { ip: request.ip, device: deviceOf(request) })
}

/** What the browser behind a request is called. */
export const deviceOf = (request: FastifyRequest): string => deviceName(request.headers['user-agent'] ?? '')

/** The caller a token stands for; also used by the live connection, which knows no device. */
export async function callerByToken(
  services: Services,
  token: string,
  from: Pick<Caller, 'ip' | 'device'>,
): Promise<Caller> {
  const tokenHash = hashOf(token)
  const session = await sessionOf(services.store.db, tokenHash, { now: Date.now(), device: from.device })
  if (session === undefined) throw notSignedIn()
  const { user, adminId } = session
  return {
    _id: user.id,
    name: user.name,
    isAdmin: user.is_admin === 1,
    tokenHash,
    ...from,
    ...(adminId === null ? {} : { adminId }),
  }
}
