import { Refusal, RulesBug } from '@parlour/kernel'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createBotRunner } from './bots'

describe('the bots of a game', () => {
  /**
   * Lets them run; a step does what comes next here. Returns how many steps there were once they are done.
   */
  async function stepsOf(...steps: readonly (boolean | Error)[]): Promise<number> {
    let done = 0
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const step = (): Promise<boolean> => {
      const next = steps[done] ?? false
      done += 1
      if (done === steps.length) end()
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    }
    const bots = createBotRunner({ step, log: Fastify().log })
    bots.run('game')
    await ended
    await bots.close()
    return done
  }

  it('answer until none of them is asked anything', async () => {
    expect(await stepsOf(true, true, false)).toBe(3)
  })

  it('try again where the store failed: nobody else may be left to move the game', async () => {
    const broken = new Error('Connection terminated unexpectedly')
    expect(await stepsOf(true, broken, broken, true, false)).toBe(5)
  })

  it('of many games leave a turn of the event loop between any two answers', async () => {
    let turn = 0
    let isOver = false
    const count = () => {
      turn += 1
      if (!isOver) setImmediate(count)
    }
    count()
    const answered: number[] = []
    const left = new Map(['a', 'b', 'c', 'd', 'e'].map((game) => [game, 3]))
    const step = (game: string) => {
      const more = left.get(game) ?? 0
      left.set(game, more - 1)
      answered.push(turn)
      return Promise.resolve(more > 0)
    }
    const bots = createBotRunner({ step, log: Fastify().log })
    for (const game of left.keys()) bots.run(game)
    await expect.poll(() => [...left.values()].every((more) => more < 0)).toBe(true)
    isOver = true
    await bots.close()
    expect(answered).toHaveLength(20)
    expect(new Set(answered).size).toBe(20)
  })

  it('pause where that is wished, while those of other games go on; the end of the server ends the pause', async () => {
    const answered: string[] = []
    const step = (game: string) => {
      answered.push(game)
      return Promise.resolve(answered.length < 3)
    }
    const pause = (game: string) => (game === 'watched' ? 60_000 : 0)
    const bots = createBotRunner({ step, pause, log: Fastify().log })
    for (const game of ['watched', 'alone']) bots.run(game)
    await expect.poll(() => answered).toHaveLength(3)
    await bots.close()
    expect(answered).toEqual(['alone', 'alone', 'alone'])
  })

  it('stop at what will not be otherwise the next time', async () => {
    expect(await stepsOf(true, new RulesBug('no such effect'))).toBe(2)
    expect(await stepsOf(true, new Refusal('not now'))).toBe(2)
  })
})
