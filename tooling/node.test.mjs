import { describe, expect, it } from 'vitest'
import { isSupported } from './node.mjs'
import { inProject, readJson } from './project.mjs'

describe('supported versions of Node', () => {
  it.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['22.23.2', true],
    ['23.11.0', false],
    ['24.0.0', true],
    ['25.9.0', false],
    ['26.0.0', true],
    ['27.1.0', true],
  ])('%s: %s', (version, supported) => expect(isSupported(version)).toBe(supported))

  it('refuse a range that they cannot read', () => {
    expect(() => isSupported('24.0.0', '~24')).toThrow('engines.node has a range of an unknown form: ~24')
  })
})

describe('the pinned Node', () => {
  const { packages } = readJson(inProject('tooling/node/package-lock.json'))
  const pinned = Object.entries(readJson(inProject('tooling/node/package.json')).optionalDependencies)

  it.each(pinned)('%s %s is locked with a checksum and is supported', (name, version) => {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    })
    expect(packages[`node_modules/${name}`].hasInstallScript).toBeUndefined()
    expect(isSupported(version)).toBe(true)
  })
})
