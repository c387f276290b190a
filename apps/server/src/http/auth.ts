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
  return callerByToken(services, token, request.ip)
}

/** The caller a token stands for; also used by the live connection. */
export async function callerByToken(services: Services, token: string, ip: string): Promise<Caller> {
  const tokenHash = hashOf(token)
  const session = await sessionOf(services.store.db, tokenHash, Date.now())
  if (session === undefined) throw notSignedIn()
  const { user, adminId } = session
  return {
    _id: user.id,
    name: user.name,
    isAdmin: user.is_admin === 1,
    tokenHash,
    ip,
    ...(adminId === null ? {} : { adminId }),
  }
}
