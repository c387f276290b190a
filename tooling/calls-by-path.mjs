import { Buffer } from 'node:buffer'
import { build } from 'esbuild'

const CALLS = /packages\/protocol\/src\/calls\/[^/]+\.ts$/
/** A page reads more than the paths of these. */
const KEPT = /\/(card-filter|game-stats|made)\.ts$/

/**
 * For the bundler of the web. A page sends a call by its path; what a body must be is the server's to check.
 * So files of calls come to the browser without their schemas, and the schema library only with the pages
 * that read with it.
 * @returns {import('vite').Plugin}
 */
export const callsByPath = () => ({
  name: 'calls-by-path',
  async load(id) {
    const [file = ''] = id.split('?')
    if (!CALLS.test(file) || KEPT.test(file)) return null
    const lines = Object.entries(await exportsOf(file)).flatMap(([name, value]) => lineOf(name, value))
    return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false }
  },
})

/**
 * The line that says in the browser what a file of calls exports; none for a schema, so that a page which
 * imports one is not built.
 */
function lineOf(name, value) {
  const said = saidInBrowser(value)
  return said === undefined ? [] : [`export const ${name} = ${JSON.stringify(said)}`]
}

const isPlain = (value) => typeof value === 'string' || typeof value === 'number'

/** A call as its path, a plain value or a list of such as itself. */
function saidInBrowser(value) {
  if (isPlain(value) || (Array.isArray(value) && value.every(isPlain))) return value
  const isCall = typeof value === 'object' && value !== null && 'path' in value && 'body' in value
  return isCall ? { path: value.path } : undefined
}

async function exportsOf(file) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  })
  const source = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${source}`)
}
