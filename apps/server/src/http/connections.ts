import type { FastifyInstance, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it takes: a file of gigabytes over somebody's line. */
    readonly takesItsTime?: boolean
  }
}

/** Browsers send one request after the other over a connection; a proxy does too. */
const MOST_AT_ONCE = 8

/** How long things may take, in ms. */
export interface Patience {
  /** A body, to arrive. */
  readonly body: number
  /** Requests under way, to end once the server stops. */
  readonly lastCalls: number
  /** Live connections, to answer that they are closed; a sleeping phone never does. */
  readonly goodbye: number
}
const PATIENCE: Patience = { body: 60_000, lastCalls: 2000, goodbye: 300 }

/**
 * What tells when every request that began has its response, and nothing more is done for those whose callers
 * left.
 */
export interface Connections {
  /**
   * Resolves when nothing is under way, or after the time that a stop waits for it; then nothing stays
   * connected.
   */
  end(): Promise<void>
}

/**
 * Keeps a single connection from holding the server up: it may have a few requests under way, whose responses
 * it reads, and a body has a minute to arrive. Connections that break these rules are closed.
 */
export function guardConnections(app: FastifyInstance, patience = PATIENCE): Connections {
  const underWay = createUnderWay()
  handlersInto(app, underWay)
  app.addHook('onRequest', (request, _reply, done) => {
    const { socket } = request.raw
    const late = () => refuse(socket, 408, 'The request took too long to arrive')
    const isUpload = request.routeOptions.config.takesItsTime === true
    underWay.begins(request, isUpload ? undefined : setTimeout(late, patience.body))
    if (underWay.on(socket).length > MOST_AT_ONCE) socket.destroy()
    else done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    underWay.hasArrived(request)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    underWay.ended(request)
    done()
  })
  const sockets = new Set<Socket>()
  // What was asked over a closed connection gets no response.
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      for (const request of underWay.on(socket)) underWay.ended(request)
    })
  })
  return {
    async end() {
      await within(patience.lastCalls, underWay.nothing())
      app.server.closeAllConnections()
      // The web server no longer knows connections that were upgraded: they are ended here.
      if (sockets.size > 0) await within(patience.goodbye, allClosed(sockets))
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Resolves with the work, or after so many ms. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  await Promise.race([work, late])
  clearTimeout(timer)
}

const allClosed = (sockets: ReadonlySet<Socket>): Promise<unknown> =>
  Promise.all([...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve))))

/**
 * Notes what is done for requests: it goes on also when whoever asked has left, and has no response any more.
 */
function handlersInto(app: FastifyInstance, underWay: ReturnType<typeof createUnderWay>): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const result = handler.call(this, request, reply)
      if (result instanceof Promise) underWay.handles(result)
      return result
    }
  })
}

/**
 * Requests that have no response yet, each with what ends it when its body does not arrive, and what is done
 * for requests.
 */
function createUnderWay() {
  const requests = new Map<FastifyRequest, NodeJS.Timeout | undefined>()
  const handling = new Set<Promise<unknown>>()
  let settle: (() => void) | undefined
  const look = () => {
    if (requests.size === 0 && handling.size === 0) settle?.()
  }
  return {
    begins: (request: FastifyRequest, late: NodeJS.Timeout | undefined) => void requests.set(request, late),
    hasArrived: (request: FastifyRequest) => clearTimeout(requests.get(request)),
    ended: (request: FastifyRequest): void => {
      clearTimeout(requests.get(request))
      requests.delete(request)
      look()
    },
    handles: (result: Promise<unknown>): void => {
      const handled = () => {
        handling.delete(result)
        look()
      }
      handling.add(result)
      result.then(handled, handled)
    },
    on: (socket: Socket) => [...requests.keys()].filter((request) => request.raw.socket === socket),
    /** Resolves when nothing is under way. */
    nothing: () =>
      new Promise<void>((resolve) => {
        settle = resolve
        look()
      }),
  }
}

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Answers what is no HTTP, or came too slowly to be a request, in the envelope of every other failure. */
export function answerBrokenRequest({ code = '' }: Error & { readonly code?: string }, socket: Socket): void {
  refuse(socket, STATUS_OF[code] ?? 400, 'The request could not be read as HTTP')
}

function refuse(socket: Socket, status: number, message: string): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ status: 'error', message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
