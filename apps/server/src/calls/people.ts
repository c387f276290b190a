import { userGamesPage, userPage } from '@parlour/protocol'
import { notFound } from '../failures/failures'
import { kindsNamed } from '../games/kinds'
import type { callsOn } from '../http/calls'
import { gamesOf } from '../store/records/games'
import { playedKinds, playedRivals } from '../store/records/played'
import { userById } from '../store/records/users'
import { checkOwnList } from '../users/own-list'
import { wireUser } from '../users/wire-user'

const ON_A_PAGE = 50
const TOGETHER = 20

/** Pages of people, and all games of a user (rules: hub 5). */
export function peopleCalls(on: ReturnType<typeof callsOn>): void {
  on(userPage, async ({ userId }, { services, caller }) => {
    const { db } = services.store
    const user = await userById(db, userId)
    if (user === undefined) throw notFound('user', userId)
    const page = { before: undefined, most: TOGETHER }
    const opponentId = userId === caller._id ? undefined : userId
    return {
      user: wireUser(user, caller),
      since: user.created,
      kinds: await playedKinds(db, userId),
      rivals: await playedRivals(db, userId),
      // The games of other people are shown only to those who have a seat in them.
      together: await gamesOf(db, caller._id, { opponentId, page }),
    }
  })
  on(userGamesPage, async ({ userId, kind, opponentId, state, before }, { services, caller }) => {
    checkOwnList(caller, userId)
    const gamesPage = await gamesOf(services.store.db, userId, {
      kinds: kind === undefined ? undefined : kindsNamed(services.games, kind),
      unfinished: state === 'running',
      finished: state === 'finished',
      opponentId,
      page: { before, most: ON_A_PAGE + 1 },
    })
    return { games: gamesPage.slice(0, ON_A_PAGE), more: gamesPage.length > ON_A_PAGE }
  })
}
