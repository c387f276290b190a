import { describe, expect, it } from 'vitest'
import { createQueue } from './queue'

const loud = (error: unknown): never => {
  throw error
}

describe('work on one key', () => {
  it('is done in turn, also after work that failed', async () => {
    const inTurn = createQueue(loud)
    const done: string[] = []
    const slow = inTurn('game', async () => {
      await new Promise((resolve) => setImmediate(resolve))
      done.push('slow')
      throw new Error('slow failed')
    })
    const next = inTurn('game', async () => void done.push('next'))
    const other = inTurn('other', async () => void done.push('other'))
    await expect(slow).rejects.toThrow('slow failed')
    await Promise.all([next, other])
    expect(done).toEqual(['other', 'slow', 'next'])
  })

  it('does what was left for later after the result is known and before the next turn', async () => {
    const inTurn = createQueue(loud)
    const done: string[] = []
    const first = inTurn('game', async (later) => {
      later(() => done.push('later'))
      return 'result'
    }).then((result) => done.push(result))
    await Promise.all([first, inTurn('game', async () => void done.push('next'))])
    expect(done).toEqual(['result', 'later', 'next'])
  })

  it('does what was left also when the work then failed', async () => {
    const inTurn = createQueue(loud)
    const done: string[] = []
    const work = inTurn('game', async (later) => {
      later(() => done.push('later'))
      throw new Error('no result')
    })
    await expect(work).rejects.toThrow('no result')
    await inTurn('game', async () => void done.push('next'))
    expect(done).toEqual(['later', 'next'])
  })

  it('goes on after a rest that fails', async () => {
    const failed: unknown[] = []
    const inTurn = createQueue((error, key) => failed.push(`${key}: ${String(error)}`))
    await inTurn('game', async (later) => {
      later(() => {
        throw new Error('not told')
      })
    })
    expect(await inTurn('game', async () => 'next')).toBe('next')
    expect(failed).toEqual(['game: Error: not told'])
  })
})
