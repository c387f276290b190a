import type { LivePushes } from '../live/live'
import type { Store } from '../store/driver/store'
import { troubleOf } from '../store/driver/trouble'
import type { Vitals } from './vitals'

/** The store, with its writes, their time and its failures counted. */
export const countedStore = (store: Store, vitals: Vitals): Store => ({
  ...store,
  write: async (work) => {
    const began = performance.now()
    try {
      return await store.write(work)
    } catch (error) {
      if (troubleOf(error) !== undefined) vitals.add({ storeFailures: 1 })
      throw error
    } finally {
      vitals.add({ writes: 1, writeTime: performance.now() - began })
    }
  },
})

/** The live connection, with its pushes counted: one each, however many pages it goes to. */
export function countedLive(live: LivePushes, vitals: Vitals): LivePushes {
  const one = () => vitals.add({ pushes: 1 })
  return {
    ...live,
    ...countedGames(live, one),
    lobbyChanged: (lobbyId, lobby) => {
      one()
      live.lobbyChanged(lobbyId, lobby)
    },
    homeChanged: (userIds, push) => {
      one()
      live.homeChanged(userIds, push)
    },
    chat: (push) => {
      one()
      live.chat(push)
    },
    commentsChanged: (push) => {
      one()
      live.commentsChanged(push)
    },
    cardChanged: (push) => {
      one()
      live.cardChanged(push)
    },
    cubeChanged: (push) => {
      one()
      live.cubeChanged(push)
    },
    decksChanged: (userIds, push) => {
      one()
      live.decksChanged(userIds, push)
    },
  }
}

function countedGames(live: LivePushes, one: () => void): Pick<LivePushes, 'gameTo' | 'gameLater'> {
  return {
    gameTo: (seats, push) => {
      one()
      live.gameTo(seats, push)
    },
    gameLater: (eyes, push) => {
      one()
      live.gameLater(eyes, push)
    },
  }
}
