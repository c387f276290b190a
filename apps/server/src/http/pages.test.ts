import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { servePages } from './pages'

const folder = mkdtempSync(join(tmpdir(), 'parlour-pages-'))
const script = 'console.log("a page")\n'.repeat(100)
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
writeFileSync(join(folder, 'assets', 'a.js'), script)
writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync(script))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the built pages', () => {
  it('are sent as they were packed to browsers that can unpack them, and as they are to others', async () => {
    const app = fastify()
    await servePages(app, folder)
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await app.inject({ url: '/assets/a.js', headers })
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br'])
    expect(packed.rawPayload).toEqual(brotliCompressSync(script))
    const plain = await app.inject({ url: '/assets/a.js' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
    for (const { headers: sent } of [packed, plain]) {
      expect(sent.vary).toContain('accept-encoding')
      expect(sent['cache-control']).toContain('immutable')
      expect(sent['content-type']).toContain('javascript')
    }
    const page = await app.inject({ url: '/magic/cube/1', headers })
    expect([page.body, page.headers['cache-control']]).toEqual(['<!doctype html>', 'no-cache'])
    await app.close()
  })

  it('say once, with the page, what only documents heed, and not with each of its parts', async () => {
    const app = fastify()
    await app.register(helmet)
    await servePages(app, folder)
    const [page, part] = await Promise.all(['/magic', '/assets/a.js'].map((url) => app.inject({ url })))
    expect(page?.headers['content-type']).toContain('html')
    expect(page?.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('script-src'),
    })
    expect(part?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(Object.keys(part?.headers ?? {})).not.toContain('content-security-policy')
    expect(Object.keys(part?.headers ?? {})).not.toContain('x-frame-options')
    await app.close()
  })

  it('answer 404 for a part of another version, which no browser keeps', async () => {
    const app = fastify()
    await servePages(app, folder)
    const missing = await app.inject({ url: '/assets/none.js' })
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(missing.headers['content-type']).toContain('json')
    await app.close()
  })
})
