/**
 * For the bundler of the web. Chunks that import each other in a circle run in an order that nobody chose,
 * and one may need at once what another has not made yet. Such a build fails.
 * @returns {import('vite').Plugin}
 */
export const noChunkCircles = () => ({
  name: 'no-chunk-circles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const circle = circleAmong(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (circle !== undefined) this.error(`Chunks import each other in a circle: ${circle.join(', ')}`)
  },
})

/**
 * Returns a circle among files, by what each imports, in its order; undefined where there is none.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 */
export function circleAmong(imports) {
  const done = new Set()
  const circleFrom = (file, path) => {
    if (path.includes(file)) return path.slice(path.indexOf(file))
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const circle = circleFrom(next, [...path, file])
      if (circle !== undefined) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const circle = circleFrom(file, [])
    if (circle !== undefined) return circle
  }
  return undefined
}
