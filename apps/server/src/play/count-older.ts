import { setTimeout } from 'node:timers/promises'
import { uncountedAfter } from '../store/records/cube-picks'
import { countedState } from './count-game'
import { changeInTurn, type RunningGames } from './running-games'

/** Milliseconds between two games, so that requests of players come in between. */
const PAUSE = 20

/** Counts the drafts that ended before there were figures of many, one at a time. */
export function createOlderCounter(running: RunningGames) {
  let closing = false
  let counting: Promise<void> | undefined
  async function countAll(): Promise<void> {
    for (let last = ''; !closing; ) {
      const ids = await uncountedAfter(running.store.db, last)
      for (const id of ids) {
        if (closing) return
        await countOne(running, id)
        await setTimeout(PAUSE)
      }
      const end = ids.at(-1)
      if (end === undefined) return
      last = end
    }
  }
  return {
    count: (): Promise<void> => (counting ??= countAll()),
    close: async (): Promise<void> => {
      closing = true
      await counting
    },
  }
}

/** A game that cannot be read must not stop the others. */
async function countOne(running: RunningGames, id: string): Promise<void> {
  try {
    await changeInTurn(running, id, async (tx, { before }) => {
      await before.play.counted?.(tx, id, { before: undefined, after: countedState(before) })
      return { after: before, pushes: [] }
    })
  } catch (error) {
    running.log.error({ err: error, gameId: id }, 'a game that is over was not counted')
  }
}
