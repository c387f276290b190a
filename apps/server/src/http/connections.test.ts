import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configFrom } from '../config'
import { createVitals } from '../vitals/vitals'
import { createApp } from './app'
import type { Connections } from './connections'

let app: FastifyInstance
let connections: Connections
let release: () => void
/** Emits `waiting`, with the connection, and `waited` for each call that waits for its release. */
let calls: EventEmitter

beforeEach(async () => {
  ;({ app, connections } = await createApp(configFrom({ LOG_LEVEL: 'silent' }), {
    // A stop that waited for a call that has ended would time out this test.
    patience: { body: 300, lastCalls: 10 * 60_000, goodbye: 300 },
    vitals: createVitals(),
  }))
  const released = new Promise<void>((resolve) => (release = resolve))
  app.post('/echo', async (request) => ({ read: request.body }))
  calls = new EventEmitter()
  app.get('/waits', async ({ raw }) => {
    calls.emit('waiting', raw.socket)
    await released
    calls.emit('waited')
    return { status: 'success' }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  release()
  await Promise.all([app.close(), connections.end()])
})

const port = () => (app.server.address() as AddressInfo).port

interface Caller {
  readonly socket: Socket
  readonly received: () => string
  /** All that was received, once the connection is closed. */
  readonly ended: Promise<string>
}
async function called(text: string): Promise<Caller> {
  const socket = connect(port(), '127.0.0.1').setEncoding('utf8')
  let received = ''
  socket.on('data', (more: string) => (received += more))
  socket.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => socket.on('close', () => resolve(received)))
  await once(socket, 'connect')
  socket.write(text)
  return { socket, received: () => received, ended }
}
const post = (length: number) =>
  `POST /echo HTTP/1.1\r\nhost: hub\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const envelope = (response: string): unknown => JSON.parse(response.slice(response.indexOf('{')))

it('a body that does not arrive is refused with a sentence, and its connection closed', async () => {
  const { ended } = await called(`${post(10)}{"a"`)
  const response = await ended
  expect(response).toContain('HTTP/1.1 408 Request Timeout')
  expect(envelope(response)).toEqual({ status: 'error', message: 'The request took too long to arrive' })
})

it('a body that is too large is refused with a sentence, also to a client that sends all of it before it reads', async () => {
  const { socket, ended } = await called(post(12_000_000))
  const sent = await new Promise((resolve) => socket.write('x'.repeat(12_000_000), resolve))
  const response = await ended
  expect([sent ?? undefined, response.split('\r\n')[0]]).toEqual([
    undefined,
    'HTTP/1.1 413 Payload Too Large',
  ])
  expect(envelope(response)).toEqual({
    status: 'error',
    code: 'body_too_large',
    message: 'The body is too large',
  })
})

it('input that is not HTTP is answered in the envelope', async () => {
  const response = await (await called('hello\r\n\r\n')).ended
  expect(response).toContain('HTTP/1.1 400 Bad Request')
  expect(envelope(response)).toEqual({ status: 'error', message: 'The request could not be read as HTTP' })
})

it('a connection that asks again and again without waiting for its responses is closed', async () => {
  const patient = await called('GET /waits HTTP/1.1\r\nhost: hub\r\n\r\n'.repeat(8))
  const greedy = await called('GET /waits HTTP/1.1\r\nhost: hub\r\n\r\n'.repeat(9))
  expect(await greedy.ended).toBe('')
  release()
  await expect.poll(() => patient.received().match(/200 OK/g)?.length).toBe(8)
  patient.socket.destroy()
})

it('a stop waits for running requests and closes idle connections', async () => {
  const silent = await called('')
  const waiting = await called('GET /waits HTTP/1.1\r\nhost: hub\r\n\r\n')
  await expect.poll(() => app.server.listening).toBe(true)
  const inHandler = await called(post(2))
  const stopped = Promise.all([app.close(), connections.end()])
  inHandler.socket.write('{}')
  release()
  expect(await waiting.ended).toContain('200 OK')
  await silent.ended
  await stopped
})

it('a stop waits for a call whose browser left, and no longer', async () => {
  const waiting = once(calls, 'waiting')
  const steps: string[] = []
  calls.on('waited', () => steps.push('done'))
  const { socket } = await called('GET /waits HTTP/1.1\r\nhost: hub\r\n\r\n')
  const [here] = (await waiting) as [Socket]
  const left = once(here, 'close')
  socket.destroy()
  await left
  const stopped = connections.end().then(() => steps.push('stopped'))
  await setImmediate()
  release()
  await stopped
  expect(steps).toEqual(['done', 'stopped'])
})

it('only bodies that are not JSON are refused as such', async () => {
  const sent = async (body: string, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port()}/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return [response.status, ((await response.json()) as { readonly message?: string }).message]
  }
  expect(await sent('{"a":')).toEqual([400, 'The body could not be read as JSON'])
  expect(await sent('')).toEqual([400, 'The body is empty'])
  expect(await sent('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toEqual([
    415,
    'Bodies must be JSON',
  ])
})

it('shows the page of its calls only where the host opens it', async () => {
  const { app: open } = await createApp(configFrom({ LOG_LEVEL: 'silent', PARLOUR_OPEN: 'docs' }), {
    vitals: createVitals(),
  })
  const code = async (one: FastifyInstance) => (await one.inject('/api/docs/json')).statusCode
  expect(await code(open)).toBe(200)
  expect(await code(app)).toBe(404)
  await open.close()
})

it('a browser that leaves while its call is answered is not logged as an error', async () => {
  const vitals = createVitals()
  const { app: left } = await createApp(configFrom({ LOG_LEVEL: 'error' }), { vitals })
  const [begun, gone] = [new EventEmitter(), new EventEmitter()]
  left.addHook('onError', async () => void gone.emit('failed'))
  left.post('/long', async (request, reply) => {
    begun.emit('call')
    await once(request.raw.socket, 'close')
    return reply.compress(Readable.from(['long '.repeat(10_000)]))
  })
  await left.listen({ port: 0, host: '127.0.0.1' })
  const called = once(begun, 'call')
  const failed = once(gone, 'failed')
  const socket = connect((left.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(post(2).replace('echo', 'long') + '{}')
  await called
  socket.destroy()
  await failed
  await left.close()
  expect(vitals.errors()).toEqual([])
})
