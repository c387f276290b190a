import { expect, it } from 'vitest'
import { createTurns } from './turns'

it('work on one key is done in turn, also after work that failed', async () => {
  const inTurn = createTurns()
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

it('continues when nothing is left to be done', async () => {
  const inTurn = createTurns()
  expect(await inTurn('game', async () => 'first')).toBe('first')
  expect(await inTurn('game', async () => 'second')).toBe('second')
})
