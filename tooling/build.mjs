import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inProject, readJson } from './project.mjs'
import { hashOfSources } from './sources.mjs'
import { stepsOf } from './steps.mjs'

/** The built server; `scripts/start.mjs` imports it. */
export const SERVER_BUNDLE = inProject('apps/server/dist/main.js')
const SERVER_FOLDER = dirname(SERVER_BUNDLE)

/** What a host runs beside the server: built with it, since production has no tools to build. */
const COMMANDS = ['cards-import', 'move-store', 'new-password', 'replay', 'seed-demo'].map(
  (name) => `scripts/${name}.ts`,
)

const WEB_PAGE = inProject('apps/web/dist/index.html')
const STAMP = join(SERVER_FOLDER, 'build.json')

/** Whether what is built was built from the sources as they are now. */
export function isBuilt() {
  return existsSync(SERVER_BUNDLE) && existsSync(WEB_PAGE) && readJson(STAMP)?.sources === hashOfSources()
}

/**
 * Packages of the project are bundled, since Node cannot load their TypeScript; everything else is loaded at
 * run time.
 */
export const keepPackagesOutside = {
  name: 'keep-packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@parlour/')) return undefined
      return { path, external: true }
    })
  },
}

/** Bundles a TypeScript file for Node into one file with a source map. */
export async function bundle({ entry, outfile, appVersion }) {
  const esbuild = await import('esbuild')
  await esbuild.build({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    sourcemap: true,
    plugins: [keepPackagesOutside],
    define: { __APP_VERSION__: String(appVersion) },
    logLevel: 'warning',
  })
}

/** It lies where the server's does, so that paths relative to the code mean the same. */
const bundleOf = (program) => join(SERVER_FOLDER, `run-${basename(program, '.ts')}.js`)

/** Whether a program of the project is built, and so runs where nothing can be built. */
export const isReady = (program) => COMMANDS.includes(program) && existsSync(bundleOf(program)) && isBuilt()

/**
 * Bundles a program of the project as the server is bundled, unless that is done. Returns the path of the
 * bundle.
 */
export async function bundleProgram(program) {
  const outfile = bundleOf(program)
  if (!isReady(program)) await bundle({ entry: program, outfile, appVersion: 1 })
  return outfile
}

async function bundleServer(appVersion) {
  await Promise.all([
    bundle({ entry: 'apps/server/src/main.ts', outfile: SERVER_BUNDLE, appVersion }),
    ...COMMANDS.map((entry) => bundle({ entry, outfile: bundleOf(entry), appVersion: 1 })),
  ])
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

/** How many steps `build` prints. */
export const BUILD_STEPS = 3

/**
 * Builds server, commands and pages with one version number, unless they already stand built from these very
 * sources. `before`: how many steps were printed before.
 */
export async function build(before = 0) {
  if (isBuilt()) return
  const appVersion = Date.now()
  const sources = hashOfSources()
  const step = stepsOf(before + BUILD_STEPS, before)
  rmSync(STAMP, { force: true })
  await step('Building the server', () => bundleServer(appVersion))
  await step('Building the pages', () => bundleWeb(appVersion))
  await step('Compressing the pages', packPages)
  mkdirSync(SERVER_FOLDER, { recursive: true })
  writeFileSync(STAMP, `${JSON.stringify({ sources, appVersion })}\n`)
}
