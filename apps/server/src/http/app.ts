import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { Refusal } from '@parlour/kernel'
import Fastify, {
  type FastifyInstance,
  type FastifyLoggerOptions,
  type FastifyReply,
  LogController,
} from 'fastify'
import type { PinoLoggerOptions } from 'fastify/types/logger'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Config } from '../config'
import { tooLarge, unreadable, wrongMediaType } from '../failures/failures'
import { readBody } from '../failures/read-value'
import { troubleOf } from '../store/driver/trouble'
import { APP_VERSION } from '../version'
import type { Vitals } from '../vitals/vitals'
import { readBodies } from './bodies'
import { answerWhileClosing } from './closing'
import { answerBrokenRequest, type Connections, guardConnections, type Patience } from './connections'
import { drain } from './drain'
import { warnOfUnnamedProxy } from './forwarded'
import { envelopeOf } from '../failures/envelope'
import { documentOptions, VERSION_OPERATION } from './openapi'
import { type CallTimes, measureOn } from './metrics'
import { refusal } from '../refusals/refusal'

/** Smaller responses take the same number of packets, compressed or not. */
const WORTH_PACKING = 4096
/**
 * A step more than usual: the cards of a large cube are a sixteenth smaller for 5 ms more, and of a short
 * answer it takes nothing.
 */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

interface App {
  readonly app: FastifyInstance
  readonly connections: Connections
  readonly measured: CallTimes
}

/**
 * The web server without its calls: guarded connections, security headers, compression, envelopes for every
 * error.
 */
export async function createApp(
  config: Config,
  { patience, vitals }: { readonly patience?: Patience; readonly vitals: Vitals },
): Promise<App> {
  const app = Fastify({
    logger: loggerOptions(config, vitals),
    // By their number: of X-Forwarded-For only what these proxies themselves have added is believed.
    trustProxy: (_address: string, hop: number) => hop < config.proxies,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: false,
  })
  const connections = guardConnections(app, patience)
  if (config.proxies === 0) warnOfUnnamedProxy(app, vitals)
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (body) => ({ value: readBody(schema, body) }))
  app.setSerializerCompiler(serializerCompiler)
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentPolicy },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  })
  answerWhileClosing(app)
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    threshold: WORTH_PACKING,
    encodings: ['br', 'gzip'],
    brotliOptions: PACKING,
  })
  await app.register(swagger, documentOptions)
  if (config.open.includes('docs')) await app.register(swaggerUi, { routePrefix: '/api/docs' })
  readBodies(app)
  answerErrorsInEnvelopes(app)
  const measured = measureOn(app, vitals)
  app.get('/api/version', { schema: VERSION_OPERATION }, () => ({
    status: 'success',
    appVersion: APP_VERSION,
  }))
  return { app, connections, measured }
}

/** An address that cannot be decoded is refused before its call is looked up. */
function answerBadAddress(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void reply.code(400).send({ status: 'error', message: 'The address could not be read' })
}

/** No script but our own, no markup from elsewhere; card pictures come from any https address. */
const contentPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

/** The level of errors in the log. */
const ERROR = 50

function loggerOptions(config: Config, vitals: Vitals): FastifyLoggerOptions & PinoLoggerOptions {
  return {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'password', 'token'],
    hooks: {
      logMethod(args, method, level) {
        if (level >= ERROR) vitals.noteError(errorWords(args))
        method.apply(this, args)
      },
    },
  }
}

/** What was logged, in a line: the message, and the error's own. */
function errorWords(args: readonly unknown[]): string {
  const message = args.find((part) => typeof part === 'string') ?? ''
  const about = args.find((part) => typeof part === 'object' && part !== null && 'err' in part)
  const error = typeof about === 'object' && about !== null && 'err' in about ? about.err : undefined
  return error instanceof Error ? `${message}: ${error.message}` : message
}

function answerErrorsInEnvelopes(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = envelopeOf(fastifyFailure(error) ?? error)
    if (isLeft(error)) request.log.info({ url: request.url }, 'nobody waits for an answer any more')
    else if (known.http >= 500 && known.body.code !== 'restarting')
      request.log.error({ err: error, url: request.url, trouble: troubleOf(error) }, 'a call failed')
    void reply.header('x-content-type-options', 'nosniff')
    if (known.body.retryAfter !== undefined) void reply.header('retry-after', known.body.retryAfter)
    if (known.http === 413) await drain(request.raw)
    return reply.code(known.http).send(known.body)
  })
}

/** Whether an answer did not go out because whoever asked closed the connection. */
const isLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'

/**
 * Errors that the web server itself raises before a handler runs: unreadable or oversized bodies, wrong
 * types.
 */
function fastifyFailure(error: unknown): Error | undefined {
  if (!(error instanceof Error) || error instanceof Refusal) return undefined
  const { statusCode, code } = error as Error & { statusCode?: number; code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge('body_too_large')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return wrongMediaType()
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return refusal('body_empty')
  if (code === 'FST_ERR_CTP_INVALID_CONTENT_LENGTH') return refusal('body_length_wrong')
  if (error instanceof SyntaxError || code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return refusal('body_unreadable')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return unreadable(statusCode)
  return undefined
}
