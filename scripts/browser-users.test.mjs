import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '..', 'e2e')

/** The names in the lists that a file hands to `makeUsers`, at once or as the `people` of a game. */
const madeIn = (file) =>
  [
    ...readFileSync(join(FOLDER, file), 'utf8').matchAll(/makeUsers\(\w+, ([^)]*)\)|people: (\[[^\]]*\])/g),
  ].flatMap(([, made, people]) => [...(made ?? people ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name))

// The files of one worker share a hub, and which those are depends on the pace of the machine: a name that
// two files give makes a test fail only now and then.
it('each person of the browser tests has a name of their own', () => {
  const names = readdirSync(FOLDER, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .flatMap(madeIn)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
})
