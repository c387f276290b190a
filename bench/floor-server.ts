import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { Server } from 'socket.io'

/**
 * The least that a server of this kind can do, as a process of its own: it reads a body and sends it back,
 * puts rows on disk, and tells pages something. Each answer of `/rows` and `/emits` says how much processor
 * time the work took.
 */

/** About as long as what is stored and what is pushed for an answer. */
const TEXT = 'x'.repeat(600)

const folder = mkdtempSync(join(tmpdir(), 'parlour-floor-'))
const file = new Database(join(folder, 'floor.sqlite'))
file.pragma('journal_mode = WAL')
file.pragma('synchronous = FULL')
file.exec('create table rows (id integer primary key, text text not null)')
const insert = file.prepare('insert into rows (text) values (?)')

/** Puts rows on disk, this many with each commit. */
function rows(count: number, group: number): void {
  const together = file.transaction(() => {
    for (let row = 0; row < group; row += 1) insert.run(TEXT)
  })
  for (let done = 0; done < count; done += group) together()
}

async function bodyOf(request: IncomingMessage): Promise<object> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return JSON.parse(Buffer.concat(parts).toString() || '{}') as object
}

async function answered(request: IncomingMessage): Promise<object> {
  const body = await bodyOf(request)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  if (pathname === '/cpu') return { cpu: process.cpuUsage() }
  if (pathname === '/echo') return body
  const count = Number(searchParams.get('count'))
  const before = process.cpuUsage()
  if (pathname === '/rows') rows(count, Number(searchParams.get('group')))
  if (pathname === '/emits')
    for (let emit = 0; emit < count; emit += 1) {
      io.emit('told', { text: TEXT })
      await setImmediate()
    }
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000 / count }
}

const http = createServer((request, response) => {
  answered(request).then(
    (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
const io = new Server(http, { serveClient: false })
process.once('SIGTERM', () => {
  file.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
http.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Parlour is open: the floor'))
