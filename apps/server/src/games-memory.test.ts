import { totalmem } from 'node:os'
import { expect, it } from 'vitest'
import { machineMemory, MB, shareForGames } from './games-memory'

const GB = 1024 * MB

it.each([
  ['an eighth of a small machine', { machine: GB, heap: 2 * GB }, 128 * MB],
  ['an eighth of a larger one', { machine: 8 * GB, heap: 4 * GB }, GB],
  ['half of what JavaScript may take on a large one', { machine: 256 * GB, heap: 4 * GB }, 2 * GB],
])('games may take %s', (_what, memory, share) => {
  expect(shareForGames(memory)).toBe(share)
})

it('a machine is as large as the system says, or smaller in a container', () => {
  const { machine, heap } = machineMemory()
  expect(machine).toBeGreaterThan(64 * MB)
  expect(machine).toBeLessThanOrEqual(totalmem())
  expect(heap).toBeGreaterThan(64 * MB)
})
