import type { RecordPush } from '../games/module'
import type { Live } from '../live/live'
import { askedOf } from './asked'
import type { Changed } from './change'
import { fetchAgain, pushFor } from './project'
import type { Warm } from './warm'

/** Tells every page on this process what it needs to hold a game as it is after a change instead of as it was before. */
export function tellPages(live: Live, change: Changed): void {
  for (const seat of watchingSeats(live, change.after))
    live.gameTo({ gameId: change.after.id, seat }, pushFor(change, seat))
}

/** Tells every page on this process to fetch a game, where it is unknown what the page holds. */
export function tellToFetch(live: Live, warm: Warm): void {
  for (const seat of watchingSeats(live, warm)) live.gameTo({ gameId: warm.id, seat }, fetchAgain(warm, seat))
}

/** Tells every page of a stored record that changed with a game. */
export function tellOfRecord(live: Live, { of, push }: RecordPush): void {
  if (of === 'card') live.cardChanged(push)
  else live.cubeChanged(push)
}

function watchingSeats(live: Live, warm: Warm): readonly (string | undefined)[] {
  const seats = [...warm.settings.players.map((player) => player.name), undefined]
  return seats.filter((seat) => live.watched(warm.id, seat))
}

/** The people who began or ceased to be asked; everybody when the game ended or resumed after its end. */
export function peopleConcerned({ before, after }: Changed): readonly string[] {
  const people = after.settings.players.filter((player) => player.bot === undefined)
  const [was, is] = [askedOf(before).waiting, askedOf(after).waiting]
  const isConcerned = (name: string) =>
    before.gameOver || after.gameOver || was.includes(name) !== is.includes(name)
  return people.filter(({ name }) => isConcerned(name)).map((player) => player._id)
}
