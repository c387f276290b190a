import { expect, test } from 'vitest'
import { typesFor } from './types-for.mjs'

const GRAPH = 'packages/kernel/src/position.ts'

test('a file that is named is read with what it imports, not with the whole project', () => {
  const [program] = typesFor(['--fix', GRAPH]).programs
  const files = program.getSourceFiles().map(({ fileName }) => fileName)
  expect(files.some((file) => file.endsWith(`/${GRAPH}`))).toBe(true)
  expect(files.filter((file) => /\/(apps|games)\//.test(file))).toEqual([])
})

test('without files, beside a folder, and for those that do not exist the whole project is read', () => {
  for (const words of [[], ['.'], [GRAPH, 'packages'], ['packages/kernel/src/no-such-file.ts']])
    expect(typesFor(words)).toMatchObject({ projectService: true })
})
