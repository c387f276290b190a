import { existsSync, readdirSync, rmSync } from 'node:fs'
import { bundle } from '../tooling/build.mjs'

const FOLDER = 'apps/server/dist'

let made: Promise<string> | undefined

/**
 * Bundles the server from the sources as they are, once per test process, without the web; returns the
 * bundle's path.
 */
export function serverBundle(): Promise<string> {
  made ??= (async () => {
    // It has to lie in the checkout, to find its packages, and is named after the test run, which removes it.
    const outfile = `${FOLDER}/test-${process.ppid}-${process.pid}.js`
    await bundle({ entry: 'apps/server/src/main.ts', outfile, appVersion: 1 })
    return outfile
  })()
  return made
}

/** After the last test: removes the bundles of this test run. */
export function teardown(): void {
  if (!existsSync(FOLDER)) return
  const mine = `test-${process.pid}-`
  for (const name of readdirSync(FOLDER).filter((file) => file.startsWith(mine))) rmSync(`${FOLDER}/${name}`)
}
