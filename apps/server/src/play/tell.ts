import { isSameJson, type Json } from '@parlour/kernel'
import type { GamePush } from '@parlour/protocol'
import type { RecordPush } from '../games/module'
import type { LivePushes } from '../live/live'
import { pendingRequestsOf } from './pending-requests'
import type { ChangedGame } from './change'
import type { PartChangeCache } from './part-change'
import { fetchAgain, pushFor } from './project'
import type { RunningGame } from './running-game'

/**
 * Pushes a change of a game to every page on this process that watches it. Most seats get an equal push,
 * which is serialized once for all of them.
 */
export function tellPages(live: LivePushes, change: ChangedGame): void {
  const parts: PartChangeCache = []
  const pushes: { readonly push: GamePush; readonly seats: Seats[number][] }[] = []
  for (const seat of watchingSeats(live, change.after)) {
    const push = pushFor(change, seat, parts)
    const alike = pushes.find((other) => isSameJson(asJson(other.push), asJson(push)))
    if (alike === undefined) pushes.push({ push, seats: [seat] })
    else alike.seats.push(seat)
  }
  for (const { push, seats } of pushes) live.gameTo(seats, push)
}

/** A push as plain JSON, which is all it contains. */
const asJson = (push: GamePush): Json => push as GamePush & { readonly [key: string]: Json }

/** Tells every page on this process to fetch a game, where the version that it holds is unknown. */
export const tellToFetch = (live: LivePushes, game: RunningGame): void =>
  live.gameTo(watchingSeats(live, game), fetchAgain(game))

/** Tells every page of a stored record that changed with a game. */
export function tellOfRecord(live: LivePushes, { of, push }: RecordPush): void {
  if (of === 'card') live.cardChanged(push)
  else live.cubeChanged(push)
}

/** Whether a page on this process shows a game. */
export const isWatched = (live: LivePushes, game: RunningGame): boolean =>
  watchingSeats(live, game).length > 0

/** Seats of a game; without a name, its spectators. */
type Seats = readonly (string | undefined)[]

function watchingSeats(live: LivePushes, game: RunningGame): Seats {
  const seats = [...game.settings.players.map((player) => player.name), undefined]
  return seats.filter((seat) => live.watched(game.id, seat))
}

/**
 * Pushes a change to the home pages that list the game. For a running game they get the new fields of its
 * row; for a start, an end or a linked game, which other lists show too, they fetch the lists again.
 * `onlookers` are ids of people without a seat whose lists show this game.
 */
export function tellHomes(live: LivePushes, change: ChangedGame, onlookers: readonly string[]): void {
  const { before, after } = change
  const people = [...new Set([...peopleConcerned(change), ...onlookers])]
  const goesOn = !before.gameOver && !after.gameOver && !after.killed && after.linkedDraftId === null
  if (!goesOn || before.linkedDraftId !== null) return live.homeChanged(people)
  const { id: _id, lastUpdated } = after
  live.homeChanged(people, { game: { _id, waiting: pendingRequestsOf(after).waiting, lastUpdated } })
}

/** The people who began or ceased to be asked; everybody when the game ended or resumed after its end. */
function peopleConcerned({ before, after }: ChangedGame): readonly string[] {
  const people = after.settings.players.filter((player) => player.bot === undefined)
  const [was, is] = [pendingRequestsOf(before).waiting, pendingRequestsOf(after).waiting]
  const isConcerned = (name: string) =>
    before.gameOver || after.gameOver || was.includes(name) !== is.includes(name)
  return people.filter(({ name }) => isConcerned(name)).map((player) => player._id)
}
