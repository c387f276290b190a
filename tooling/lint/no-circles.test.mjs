import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { circleFinder, importsIn } from './import-graph.mjs'

/** The circles of a project with these files, its paths relative. */
function circlesOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'circles-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const circleOf = circleFinder(root)
  const sources = Object.keys(files).filter((path) => /\.tsx?$/.test(path))
  const circles = new Set(sources.flatMap((path) => [circleOf(join(root, path)) ?? []]))
  return [...circles]
    .filter((circle) => circle.length > 0)
    .map((circle) => circle.map((file) => file.slice(root.length + 1)))
}

it('an import is found in each of its forms', () => {
  const text = [
    "import { one } from './one'",
    "import type { Two } from './two'",
    "import {\n  three,\n  type Three,\n} from './three'",
    "import './four.css'",
    "export * from './five'",
    "export { six } from './six'",
    "const load = async () => (await import('./seven')).seven",
    "type Eight = import(\n  './eight'\n).Eight",
    "const text = \"it's from 'nowhere'\"",
  ].join('\n')
  expect(importsIn(text)).toEqual([
    './one',
    './two',
    './three',
    './four.css',
    './five',
    './six',
    './seven',
    './eight',
  ])
})

it('files that import each other are a circle, over others and for types too', () => {
  const files = {
    'apps/a.ts': "import { b } from './b'",
    'apps/b.ts': "import type { C } from './c'",
    'apps/c.tsx': "export { a } from './a'",
    'apps/d.ts': "import { a } from './a'\nimport { e } from './e'",
    'apps/e.ts': '',
  }
  expect(circlesOf(files)).toEqual([['apps/a.ts', 'apps/b.ts', 'apps/c.tsx']])
  expect(circlesOf({ ...files, 'apps/c.tsx': '' })).toEqual([])
})

it('a file that is loaded later closes a circle as well', () => {
  const files = {
    'apps/page.ts': "export const later = () => import('./part')",
    'apps/part.ts': "import { later } from './page'",
  }
  expect(circlesOf(files)).toEqual([['apps/page.ts', 'apps/part.ts']])
})

it('a circle may lead through the entry of a package', () => {
  const files = {
    'packages/kit/package.json': '{ "name": "@parlour/kit", "exports": { "./x": "./src/x.ts" } }',
    'packages/kit/src/x.ts': "import { y } from './y'",
    'packages/kit/src/y.ts': "import { x } from '@parlour/kit/x'",
  }
  expect(circlesOf(files)).toEqual([['packages/kit/src/x.ts', 'packages/kit/src/y.ts']])
})
