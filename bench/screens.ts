import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BenchRow } from './row'

const ASSETS = 'apps/web/dist/assets'

/** A screen or a page of a game, by the name of its module. */
interface Screen {
  readonly name: string
  readonly budget: number
}
const SCREENS: readonly Screen[] = [
  { name: 'tyrants-screen', budget: 120 },
  { name: 'innovation-screen', budget: 150 },
  { name: 'tile-editor-page', budget: 200 },
  { name: 'map-maker-page', budget: 200 },
]

/** The name of a built file without the sum of what it holds. */
const stemOf = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '')

/** A built module with all that it imports at once. */
function closureOf(files: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(`${ASSETS}/${file}`, 'utf8')
    const imported = [...text.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '')
    closureOf(imported, seen)
  }
  return seen
}

/** What a screen brings to a browser that has the page already: its modules and their styles, gzipped. */
export function screenRows(shell: readonly string[]): readonly BenchRow[] {
  const files = readdirSync(ASSETS)
  const shellFiles = closureOf(shell)
  return SCREENS.map(({ name, budget }) => {
    const entry = files.filter((file) => stemOf(file) === name && file.endsWith('.js'))
    if (entry.length !== 1) throw new Error(`the built web has ${entry.length} modules '${name}'`)
    const own = [...closureOf(entry)].filter((file) => !shellFiles.has(file))
    const stems = new Set(own.map(stemOf))
    const styles = files.filter((file) => file.endsWith('.css') && stems.has(stemOf(file)))
    const bytes = [...own, ...styles].map((file) => gzipSync(readFileSync(`${ASSETS}/${file}`)).length)
    const measured = bytes.reduce((sum, size) => sum + size, 0) / 1024
    return { name: `web: own files of ${name}, gzipped`, measured, unit: 'KB', budget }
  })
}
