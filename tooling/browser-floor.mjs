import compat from 'core-js-compat'
import { fileURLToPath } from 'node:url'

/** The oldest browsers that Parlour is built for. README names them too. */
const FLOOR = { chrome: '109', edge: '109', firefox: '115', safari: '16.4', ios: '16.4', samsung: '21' }

/** The same for the bundler, which lowers syntax to them. It does not know Samsung's, which is Chrome 110. */
export const BUILD_TARGET = Object.entries(FLOOR)
  .filter(([browser]) => browser !== 'samsung')
  .map(([browser, version]) => `${browser}${version}`)

/** Modules of core-js with functions that the pages call and some browser of the floor lacks. */
const FILLED = ['es.array.to-reversed', 'es.array.to-sorted', 'es.array.to-spliced', 'es.array.with']

/**
 * What `core-js` has for a browser of the floor, and the pages go without: they call no such function, though
 * one of its name.
 */
const UNUSED = [
  // What the floor has, with a fault that no page meets.
  /^es\.(?:array\.(?:includes|push)|json\.(?:parse|stringify)|regexp\.flags)$/,
  /^web\.(?:dom-exception\.stack|structured-clone|url-search-params\.(?:delete|has|size))$/,
  // Functions of iterators and typed arrays are called like those of arrays, so that their names say nothing.
  // TypeScript's `lib` has none of the first.
  /^es\.(?:iterator|async-iterator|typed-array)\./,
  // Zod asks whether `URL` has it.
  /^web\.url\.(?:can-parse|parse)$/,
]

const camelCase = (words) => words.replaceAll(/-(\w)/g, (_dash, letter) => letter.toUpperCase())
const OF_CONSTRUCTORS = new Set(['from-async', 'group-by', 'try', 'with-resolvers', 'is-error', 'escape'])

/** How code looks that uses what a module of core-js fills. */
function usePattern(module) {
  const [, owner, member] = module.split('.')
  const name = camelCase(member ?? owner)
  const type = camelCase(`-${owner}`)
  if (member === undefined) return new RegExp(`\\b${name}\\(`)
  if (member === 'constructor') return new RegExp(`\\bnew ${type}\\b`)
  return OF_CONSTRUCTORS.has(member)
    ? new RegExp(`\\b${type}\\.${name}\\b`, 'i')
    : new RegExp(`\\.${name}(?:\\?\\.)?\\(`)
}

/**
 * Returns the modules of core-js for functions that the code uses, a browser of the floor lacks, and nothing
 * fills.
 * @param {string} code
 * @returns {string[]}
 */
export const notFilled = (code) =>
  compat({ targets: FLOOR, modules: 'core-js/stable' }).list.filter(
    (module) =>
      !FILLED.includes(module) &&
      !UNUSED.some((unused) => unused.test(module)) &&
      usePattern(module).test(code),
  )

/** Bundles what the floor lacks into a script that runs before the pages' own. */
async function bundleFills() {
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: FILLED.map((module) => `import 'core-js/modules/${module}.js'`).join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: BUILD_TARGET,
    write: false,
  })
  return outputFiles[0].text
}

/**
 * For the bundler of the web. Adds `fills.js` with functions that some browser of the floor lacks; the first
 * script of a page loads it where they are missing. A build that uses a newer one fails.
 * @returns {import('vite').Plugin}
 */
export const browserFloor = () => ({
  name: 'browser-floor',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const { type, fileName, code } of Object.values(bundle)) {
      const newer = type === 'chunk' ? notFilled(code) : []
      if (newer.length > 0) {
        this.error(`${fileName} uses what browsers of the floor lack and nothing fills: ${newer.join(', ')}`)
      }
    }
    this.emitFile({ type: 'asset', fileName: 'fills.js', source: await bundleFills() })
  },
})
