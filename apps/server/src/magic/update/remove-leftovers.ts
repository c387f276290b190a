import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any update or upload takes: the process that made such an old folder is gone. */
const DAY = 24 * 60 * 60 * 1000

/**
 * Removes what processes that died in the middle of an update left in its folder: files of hundreds of
 * megabytes.
 */
export async function removeLeftovers(parent: string): Promise<void> {
  const before = Date.now() - DAY
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    // Another process may be removing it too.
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
  }
}
