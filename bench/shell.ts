import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BenchRow } from './row'
import { screenRows } from './screens'

const WEB = 'apps/web/dist'

/**
 * The scripts that every page loads before it shows anything: the first page's, and those of the frame around
 * all pages.
 */
function shellScripts(page: string): readonly string[] {
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address]) => address ?? '')
  const frame = readdirSync(join(WEB, 'assets')).filter((file) => /^pages-.*\.js$/.test(file))
  if (frame.length === 0) throw new Error('the built web has no frame around its pages')
  return [...new Set([...addresses, ...frame.map((file) => `/assets/${file}`)])]
}

/** How much JavaScript the shell of the built web brings, and what the screens of games add. */
export function shellRows(): readonly BenchRow[] {
  const scripts = shellScripts(readFileSync(join(WEB, 'index.html'), 'utf8'))
  const bytes = scripts.map((script) => gzipSync(readFileSync(join(WEB, script))).length)
  const total = bytes.reduce((sum, size) => sum + size, 0)
  const shell = {
    name: 'web: JavaScript of the shell, gzipped',
    measured: total / 1024,
    unit: 'KB',
    budget: 250,
  } as const
  return [
    shell,
    ...screenRows(
      scripts.filter((script) => script.startsWith('/assets/')).map((script) => basename(script)),
    ),
  ]
}
