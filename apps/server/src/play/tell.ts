import { isSameJson, type Json } from '@parlour/kernel'
import type { GamePush } from '@parlour/protocol'
import type { RecordPush } from '../games/module'
import type { LivePushes } from '../live/live'
import { askedOf } from './pending-requests'
import type { ChangedGame } from './change'
import type { ToldParts } from './part-change'
import { fetchAgain, pushFor } from './project'
import type { RunningGame } from './running-game'

/**
 * Tells every page on this process what it needs to hold a game as it is after a change instead of as it was before. Most seats
 * learn the same from an answer: that push is written once for all of them.
 */
export function tellPages(live: LivePushes, change: ChangedGame): void {
  const parts: ToldParts = []
  const told: { readonly push: GamePush; readonly seats: Seats[number][] }[] = []
  for (const seat of watchingSeats(live, change.after)) {
    const push = pushFor(change, seat, parts)
    const alike = told.find((other) => isSameJson(asJson(other.push), asJson(push)))
    if (alike === undefined) told.push({ push, seats: [seat] })
    else alike.seats.push(seat)
  }
  for (const { push, seats } of told) live.gameTo(seats, push)
}

/** A push as plain JSON, which is all it contains. */
const asJson = (push: GamePush): Json => push as GamePush & { readonly [key: string]: Json }

/** Tells every page on this process to fetch a game, where it is unknown what the page holds. */
export const tellToFetch = (live: LivePushes, warm: RunningGame): void =>
  live.gameTo(watchingSeats(live, warm), fetchAgain(warm))

/** Tells every page of a stored record that changed with a game. */
export function tellOfRecord(live: LivePushes, { of, push }: RecordPush): void {
  if (of === 'card') live.cardChanged(push)
  else live.cubeChanged(push)
}

/** Whether a page on this process shows a game. */
export const isWatched = (live: LivePushes, warm: RunningGame): boolean =>
  watchingSeats(live, warm).length > 0

/** Seats of a game; without a name, its spectators. */
type Seats = readonly (string | undefined)[]

function watchingSeats(live: LivePushes, warm: RunningGame): Seats {
  const seats = [...warm.settings.players.map((player) => player.name), undefined]
  return seats.filter((seat) => live.watched(warm.id, seat))
}

/**
 * Tells the home pages whose lists show a change. For a game that goes on they get who is asked now, as its row says it; for a
 * beginning, an end or a game that is linked to another, and so stands in other lists too, they fetch the lists again.
 * `onlookers` are ids of people without a seat whose lists show this game.
 */
export function tellHomes(live: LivePushes, change: ChangedGame, onlookers: readonly string[]): void {
  const { before, after } = change
  const people = [...new Set([...peopleConcerned(change), ...onlookers])]
  const goesOn = !before.gameOver && !after.gameOver && !after.killed && after.linkedDraftId === null
  if (!goesOn || before.linkedDraftId !== null) return live.homeChanged(people)
  const { id: _id, lastUpdated } = after
  live.homeChanged(people, { game: { _id, waiting: askedOf(after).waiting, lastUpdated } })
}

/** The people who began or ceased to be asked; everybody when the game ended or resumed after its end. */
function peopleConcerned({ before, after }: ChangedGame): readonly string[] {
  const people = after.settings.players.filter((player) => player.bot === undefined)
  const [was, is] = [askedOf(before).waiting, askedOf(after).waiting]
  const isConcerned = (name: string) =>
    before.gameOver || after.gameOver || was.includes(name) !== is.includes(name)
  return people.filter(({ name }) => isConcerned(name)).map((player) => player._id)
}
