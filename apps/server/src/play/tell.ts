import type { GamePart } from '@parlour/protocol'
import type { Live } from '../live/live'
import { fetchAgain, partFor, pushFor } from './project'
import { type Warm, waitingFor } from './warm'

/** What pages hold before a change. */
export interface Snapshot {
  readonly base: number
  readonly state: Warm['position']['state']
  /** By seat; undefined is a spectator. */
  readonly parts: ReadonlyMap<string | undefined, GamePart>
  /** Names of those who were asked something. */
  readonly waiting: readonly string[]
}

/** What the pages that watch here hold, and that of one more seat. */
export function snapshotOf(warm: Warm, live: Live, also?: string): Snapshot {
  const seats = new Set([...watchingSeats(warm, live), ...(also === undefined ? [] : [also])])
  return {
    base: warm.version,
    state: warm.position.state,
    parts: new Map([...seats].map((seat) => [seat, partFor(warm, seat)])),
    waiting: waitingFor(warm.rules, warm.position.state),
  }
}

function watchingSeats(warm: Warm, live: Live): readonly (string | undefined)[] {
  const seats = [...warm.settings.players.map((player) => player.name), undefined]
  return seats.filter((seat) => live.watched(warm.id, seat))
}

/** Tells every page on this process its own change; one of which is not known what it holds is told to fetch. */
export function tellPages(
  live: Live,
  warm: Warm,
  before: (Snapshot & { readonly answers?: number; readonly log?: number }) | undefined,
): void {
  for (const seat of watchingSeats(warm, live)) {
    const part = before?.parts.get(seat)
    const { answers, log } = before ?? {}
    const isKnown = before !== undefined && part !== undefined && answers !== undefined && log !== undefined
    const push = isKnown
      ? pushFor(warm, seat, { base: before.base, state: before.state, part, answers, log })
      : fetchAgain(warm, seat)
    live.gameTo({ gameId: warm.id, seat }, push)
  }
}

/** Whether the only difference between two states of a game is that answers were added. */
export const isGrown = (old: Warm, now: Warm): boolean =>
  now.version - old.version === now.answers.length - old.answers.length

/** The home pages of those for whom it changed whether they are asked something; of everybody when the game ended. */
export function tellPlayers(live: Live, warm: Warm, before?: Snapshot): void {
  const people = warm.settings.players.filter((player) => player.bot === undefined)
  const now = new Set(waitingFor(warm.rules, warm.position.state))
  const changed =
    before === undefined || warm.gameOver
      ? people
      : people.filter(({ name }) => now.has(name) !== before.waiting.includes(name))
  if (changed.length > 0) live.homeChanged(changed.map((player) => player._id))
}
