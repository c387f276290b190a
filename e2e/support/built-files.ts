import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const DIST = join(import.meta.dirname, '../../apps/web/dist')

/** What of the built pages comes over the wire: how many files, and their KB as compressed by the build. */
export interface FilesCost {
  readonly files: number
  readonly kilobytes: number
}

/** The bundler's list of built files and what each imports. */
export const builtManifest = (): Manifest => {
  const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'))
  return manifest
}

/**
 * Returns the scripts and styles that a browser fetches until all of `pages` run: theirs and what these
 * import, without what is imported on demand. A page is named by its source file, or by the name of the chunk
 * group that holds it; throws where the build has neither.
 */
export function filesOf(manifest: Manifest, pages: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build has no ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const page of pages) add(keyOf(manifest, page))
  return [...files]
}

/** A chunk that holds no page alone has no source file in the manifest, but the name of its group. */
const keyOf = (manifest: Manifest, page: string): string =>
  page in manifest
    ? page
    : (Object.keys(manifest).find((key) => key.startsWith('_') && manifest[key]?.name === page) ?? page)

/** What these files cost; the build packs whatever it pays to pack. */
export function costOf(files: readonly string[]): FilesCost {
  const bytes = files.map((file) => {
    const packed = join(DIST, `${file}.br`)
    return statSync(existsSync(packed) ? packed : join(DIST, file)).size
  })
  return { files: files.length, kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024 }
}
