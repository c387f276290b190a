import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startHub } from '../testing/test-hub'

it('finishes running calls while it closes, and answers new ones that it is restarting', async () => {
  const hub = await startHub()
  const { hostname, port } = new URL(hub.address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  let answered = ''
  socket.on('data', (text: string) => (answered += text))
  const body = '{"appVersion":1}'
  const head = `POST /api/user/all HTTP/1.1\r\nhost: hub\r\nauthorization: Bearer ${hub.admin.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const ended = once(socket, 'close')
  const inHandler = once(hub.server.app.server, 'request')
  socket.write(head)
  await inHandler
  const closed = hub.close()
  socket.write(body + head + body)
  await ended
  await closed
  const [first = '', second = ''] = answered.split(/(?=HTTP\/1\.1 )/)
  expect(first).toContain('HTTP/1.1 200')
  expect(first).toContain('"users":[')
  expect(second).toContain('HTTP/1.1 503')
  expect(second.toLowerCase()).toContain('x-content-type-options: nosniff')
  const envelope: unknown = JSON.parse(second.slice(second.indexOf('{'), second.lastIndexOf('}') + 1))
  expect(envelope).toEqual({
    status: 'error',
    code: 'restarting',
    message: 'The server is restarting and will be back in a moment.',
  })
})
