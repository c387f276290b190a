import { expect, it } from 'vitest'
import { createLimits } from './limits'

it('hashes a few passwords at once, lets others wait, and refuses when too many do', async () => {
  const limits = createLimits({ failedLogins: 0, writesPerSecond: 0, writeBurst: 0 })
  const ends: (() => void)[] = []
  let [underWay, most] = [0, 0]
  const work = async () => {
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise<void>((resolve) => ends.push(resolve))
    underWay -= 1
    return 'done'
  }
  const all = Array.from({ length: 52 }, () => limits.hashing(work))
  await expect(limits.hashing(work)).rejects.toThrow('The server is busy. Please try again in a moment.')
  for (let done = 0; done < 52; done += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  expect(await Promise.all(all)).toEqual(Array(52).fill('done'))
  expect(most).toBe(2)
})
