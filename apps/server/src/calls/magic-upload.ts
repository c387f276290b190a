import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CARD_UPLOAD_PATH, type CardUpdateStatus } from '@parlour/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '../http/auth'
import { checkVersion } from '../http/calls'
import { operationOf } from '../http/openapi'
import { CallFailure } from '../failures/call-failure'
import { denied, tooLarge } from '../failures/failures'
import type { CardUpdates } from '../magic/update/card-updates'
import type { Services } from '../services'
import { audit } from '../store/records/audit'
import { refusal } from '../refusals/refusal'

/** Several times the provider's largest file. */
const LARGEST_FILE = 4 * 1024 * 1024 * 1024

/**
 * A card file from an admin's own disk, for hubs without internet: the body is the file as it is, laid on
 * disk as it comes in, and then read by the same update as the provider's. Headers: `x-app-version`,
 * `x-file-name` (percent-encoded), which becomes the version, and `x-replace` for a file that is far smaller
 * than what is in use.
 */
export async function cardUpload(
  app: FastifyInstance,
  services: Services,
  updates: CardUpdates,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      parsed(null, payload)
    })
    scope.post(`/api/${CARD_UPLOAD_PATH}`, {
      bodyLimit: LARGEST_FILE,
      config: { takesItsTime: true },
      schema: operationOf({ path: CARD_UPLOAD_PATH, access: 'admin' }),
      onRequest: async (request) => {
        request.caller = await callerOf(services, request)
        if (!request.caller.isAdmin || request.caller.adminId !== undefined) throw denied('access_denied')
        const version = request.headers['x-app-version']
        checkVersion(version === undefined ? version : Number(version))
        if ((await updates.status()).state === 'running') throw running()
      },
      handler: async (request, reply) => {
        const update = await begin(request, services, updates)
        return reply.send({ status: 'success', message: 'The update has started.', update })
      },
    })
    done()
  })
}

const running = () => refusal('update_running')

/** Lays the body on disk and begins the update that reads it. */
async function begin(
  request: FastifyRequest,
  services: Services,
  updates: CardUpdates,
): Promise<CardUpdateStatus> {
  const version = fileName(request)
  const folder = await updates.folder()
  const path = join(folder, 'cards')
  const removed = () => rm(folder, { recursive: true, force: true })
  try {
    await pipeline(request.body as Readable, withinLimit, createWriteStream(path))
  } catch (error) {
    await removed()
    if (error instanceof CallFailure) throw error
    services.log.info({ err: error }, 'an upload broke off')
    throw refusal('upload_interrupted')
  }
  const actorId = request.caller?._id ?? ''
  const entry = { actorId, action: CARD_UPLOAD_PATH, ip: request.ip, details: { version } }
  const replace = request.headers['x-replace'] === 'true'
  const { began, status } = await updates.start(
    { kind: 'path', path, version, remove: folder, replace },
    (tx) => audit(tx, entry),
  )
  if (!began) {
    await removed()
    throw running()
  }
  return status
}

async function* withinLimit(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > LARGEST_FILE) throw tooLarge('file_too_large')
    yield chunk
  }
}

/** The name of the file on the admin's disk, without what no name needs. */
function fileName(request: FastifyRequest): string {
  const sent = request.headers['x-file-name']
  const plain = decoded(typeof sent === 'string' ? sent : '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '')
    .slice(0, 120)
    .trim()
  return plain === '' ? 'uploaded file' : plain
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw refusal('file_name_unreadable')
  }
}
