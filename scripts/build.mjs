import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { argumentsOf } from './arguments.mjs'
import { install } from './install.mjs'
import { inProject, readJson, requireNode } from './project.mjs'
import { hashOfSources } from './sources.mjs'

/** The built server; `scripts/start.mjs` imports it. */
export const SERVER_BUNDLE = inProject('apps/server/dist/main.js')

const WEB_PAGE = inProject('apps/web/dist/index.html')
const STAMP = inProject('apps/server/dist/build.json')

/** Whether what is built was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(SERVER_BUNDLE) && existsSync(WEB_PAGE) && readJson(STAMP)?.sources === hashOfSources()
}

/** Packages of the project are bundled, since Node cannot load their TypeScript; everything else is loaded at run time. */
export const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@parlour/')) return undefined
      return { path, external: true }
    })
  },
}

/** Bundles a TypeScript file for this Node into one file with a source map. */
export async function bundle({ entry, outfile, appVersion }) {
  const esbuild = await import('esbuild')
  await esbuild.build({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    plugins: [keepPackagesOutside],
    define: { __APP_VERSION__: String(appVersion) },
    logLevel: 'warning',
  })
}

async function bundleWeb(appVersion) {
  const vite = await import('vite')
  await vite.build({
    root: inProject('apps/web'),
    define: { __APP_VERSION__: String(appVersion) },
    build: { outDir: 'dist', emptyOutDir: true },
    logLevel: 'warn',
  })
}

const packers = [
  ['br', (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
  ['gz', (text) => promisify(gzip)(text, { level: 9 })],
]
/** Below this packing saves less than it costs. */
const WORTH_PACKING = 1024

/** Packs the files of the pages once and well, so that the server does not do it at every visit. */
async function packPages() {
  const folder = inProject('apps/web/dist')
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(?:js|css|html|svg)$/.test(name))
  const packFile = async (file) => {
    const text = readFileSync(join(folder, file))
    if (text.length < WORTH_PACKING) return
    for (const [ending, pack] of packers) writeFileSync(join(folder, `${file}.${ending}`), await pack(text))
  }
  await Promise.all(files.map(packFile))
}

/** Builds server and web with one version number, unless they already stand built from these very sources. */
export async function build() {
  if (isBuilt()) return
  const started = Date.now()
  const sources = hashOfSources()
  rmSync(STAMP, { force: true })
  await bundle({ entry: 'apps/server/src/main.ts', outfile: SERVER_BUNDLE, appVersion: started })
  await bundleWeb(started)
  await packPages()
  mkdirSync(inProject('apps/server/dist'), { recursive: true })
  writeFileSync(STAMP, `${JSON.stringify({ sources, appVersion: started })}\n`)
  console.log(`Built server and web in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

// Not where it was bundled into another program: there both names are the bundle's.
if (import.meta.url === pathToFileURL(process.argv[1]).href && import.meta.url.endsWith('/build.mjs')) {
  requireNode()
  argumentsOf({ usage: 'npm run build' })
  if (!(await install({ dev: false }))) process.exit(1)
  await build()
}
