import esbuild from 'esbuild'
import { keepPackagesOutside } from './build.mjs'
import { inProject } from './project.mjs'

/**
 * Returns the project's own modules whose code a browser gets that begins with the file given, also those
 * that it loads later.
 */
export async function modulesOf(entry) {
  const { metafile } = await esbuild.build({
    absWorkingDir: inProject(),
    entryPoints: [entry],
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    plugins: [keepPackagesOutside],
    logLevel: 'error',
  })
  const pieces = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return pieces.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path)
}
