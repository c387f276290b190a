import { describe, expect, it } from 'vitest'
import { holds } from './install.mjs'

const other = process.platform === 'linux' ? 'darwin' : 'linux'
const locked = {
  '': {},
  'node_modules/driver': {
    version: '2.0.0',
    optionalDependencies: { 'driver-here': '2.0.0', 'driver-there': '2.0.0' },
  },
  'node_modules/driver-here': {
    version: '2.0.0',
    optional: true,
    os: [process.platform],
    cpu: [process.arch],
  },
  'node_modules/driver-there': { version: '2.0.0', optional: true, os: [other] },
  'node_modules/tool': { version: '1.0.0', dev: true },
}
const { 'node_modules/driver': driver, 'node_modules/driver-here': here, 'node_modules/tool': tool } = locked
const installed = { 'node_modules/driver': driver, 'node_modules/driver-here': here }

/** Whether what is `present` is enough for somebody who asks for the driver, and for the `named` besides. */
const enough = (present, { named = [], gone = [] } = {}) =>
  holds({ present, locked, named: ['driver', ...named], isThere: (path) => !gone.includes(path) })

describe('the installed packages are enough', () => {
  it('without those that nobody asked for', () => expect(enough(installed)).toBe(true))
  it('not where none are installed', () => expect(enough({})).toBe(false))
  it('not without one that is asked for', () => expect(enough(installed, { named: ['tool'] })).toBe(false))
  it('with it', () => {
    expect(enough({ ...installed, 'node_modules/tool': tool }, { named: ['tool'] })).toBe(true)
  })
  it('not where the lock file has another version', () => {
    expect(enough({ ...installed, 'node_modules/tool': { version: '0.9.0' } })).toBe(false)
  })
  it('not where the lock file lost one', () => {
    expect(enough({ ...installed, 'node_modules/lost': { version: '1.0.0' } })).toBe(false)
  })
  it('not where a folder was removed', () => {
    expect(enough(installed, { gone: ['node_modules/driver'] })).toBe(false)
  })
  it('not where the binary is for another system', () => {
    const copied = {
      'node_modules/driver': driver,
      'node_modules/driver-there': locked['node_modules/driver-there'],
    }
    expect(enough(copied)).toBe(false)
  })
})
