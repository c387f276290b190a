import { describe, expect, it } from 'vitest'
import { createSaveLock, type LockFlags, SAVE_POLL_MS } from './save-lock'

function lockOn() {
  let flags: LockFlags = { saving: false, saveQueued: false }
  const waits: number[] = []
  const seen: LockFlags[] = []
  let recovered = 0
  const lock = createSaveLock({
    flags: () => flags,
    setFlags: (some) => {
      flags = { ...flags, ...some }
      seen.push(flags)
    },
    recover: async () => {
      recovered += 1
    },
    wait: async (ms) => {
      waits.push(ms)
      await new Promise((resolve) => setTimeout(resolve, 1))
    },
  })
  return { lock, flags: () => flags, waits, seen, recovered: () => recovered }
}

describe('the save lock', () => {
  it('lets a second save wait for the first, looking every half second', async () => {
    const { lock, waits, seen } = lockOn()
    const order: string[] = []
    let release: () => void = () => undefined
    const first = lock(async () => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      order.push('first')
    })
    const second = lock(async () => {
      order.push('second')
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(seen.some(({ saveQueued }) => saveQueued)).toBe(true)
    release()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
    expect(new Set(waits)).toEqual(new Set([SAVE_POLL_MS]))
  })

  it('is released after a failure, once the hub’s version is back', async () => {
    const { lock, flags, recovered } = lockOn()
    await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(flags()).toEqual({ saving: false, saveQueued: false })
    expect(recovered()).toBe(1)
  })
})
