import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ROOT, inProject } from './project.mjs'

const ENDINGS = ['.test.ts', '.test.tsx', '.test.mjs', '.stand-in.test.ts', '.stand-in.test.tsx']

/**
 * Returns the tests of a file, as paths in the checkout: itself where it is a test, or else those that stand
 * beside it under its name. None where the file does not exist or nothing tests it by name.
 */
export function testsOf(file) {
  const path = relative(ROOT, resolve(file)).replaceAll('\\', '/')
  if (/\.(test|spec)\.\w+$/.test(path)) return existsSync(inProject(path)) ? [path] : []
  const stem = path.replace(/\.\w+$/, '')
  return ENDINGS.map((ending) => stem + ending).filter((test) => existsSync(inProject(test)))
}
