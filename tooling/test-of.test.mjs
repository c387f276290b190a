import { expect, it } from 'vitest'
import { inProject } from './project.mjs'
import { testsOf } from './test-of.mjs'

it('finds a test itself, and the tests beside a file', () => {
  expect(testsOf('tooling/test-of.test.mjs')).toEqual(['tooling/test-of.test.mjs'])
  expect(testsOf('e2e/hub.spec.ts')).toEqual(['e2e/hub.spec.ts'])
  expect(testsOf(inProject('tooling/test-of.mjs'))).toEqual(['tooling/test-of.test.mjs'])
  expect(testsOf('packages/ui-kit/src/storage/browser-storage.ts')).toEqual([
    'packages/ui-kit/src/storage/browser-storage.test.tsx',
  ])
})

it('finds none for a file that is not there or that nothing tests by name', () => {
  expect(testsOf('e2e/no-such.spec.ts')).toEqual([])
  expect(testsOf('tooling/project.mjs')).toEqual([])
})
