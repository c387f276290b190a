import { type BodyOf, type gameMoments, type GameMoments, MOST_MOMENTS } from '@parlour/protocol'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import type { Moment } from './game-advance'
import { momentAt, momentsBetween } from './moments'
import { ofOneVersion } from './one-version'
import { gameInSight, isOnlooker, onlookerSight } from './onlooker-sight'
import { momentsFor } from './past'
import type { RunningGame } from './running-game'
import { seatOf } from './seat'
import { sightBack } from './sight'

/** Returns a game with its moment after `seq` answers. Refuses more than there are, and what is not kept. */
export async function gameAt(
  services: Services,
  first: RunningGame,
  seq: number,
): Promise<{ readonly game: RunningGame; readonly moment: Moment }> {
  const { game, value: moment } = await ofOneVersion(services, first, (now) => {
    checkPast(now, seq)
    return momentAt(services.store.db, now, seq)
  })
  if (moment === undefined) throw refusal('moment_not_kept')
  return { game, moment }
}

interface WantedSight {
  readonly gameId: string
  readonly eyes?: string | undefined
}

/**
 * Returns a game that a caller may look at with these eyes. Whoever borrows them from somebody else sees
 * every secret of its end: from then on no undo leads back before it.
 */
export async function gameToLookAt(
  services: Services,
  caller: Caller,
  { gameId, eyes }: WantedSight,
): Promise<RunningGame> {
  const game = await services.play.current(gameId)
  const { seat } = sightBack(game, caller, eyes)
  return seat === seatOf(game, caller) ? game : gameWithOpenHands(services, caller, gameId)
}

/**
 * Returns a game that a caller may look at; once it is over, with every secret of its end open to them: from
 * then on no undo leads back before it.
 */
export async function gameWithOpenHands(
  { play }: Services,
  caller: Caller,
  gameId: string,
): Promise<RunningGame> {
  const toOpen = (game: RunningGame): boolean => {
    sightBack(game, caller, undefined)
    return game.gameOver && !game.opened
  }
  const game = await play.current(gameId)
  if (!toOpen(game)) return game
  return (await play.change(gameId, (now) => (toOpen(now) ? { opened: true } : undefined))).after
}

/**
 * Returns some moments of a game as the caller may know them: an onlooker of a running game up to what they
 * are shown. Refuses what `gameAt` refuses, too many moments at once, and the view of another seat while the
 * game runs, unless all hands are shown.
 */
export async function lookBack(
  services: Services,
  caller: Caller,
  { gameId, from, to, eyes }: BodyOf<typeof gameMoments>,
): Promise<GameMoments> {
  if (from > to || to - from >= MOST_MOMENTS) throw refusal('moments_out_of_range', { most: MOST_MOMENTS })
  const current = await services.play.current(gameId)
  const toRead = isOnlooker(current, caller)
    ? current
    : await gameToLookAt(services, caller, { gameId, eyes })
  const { value } = await ofOneVersion(services, toRead, async (now) => {
    const shown = await shownBack(services, caller, { game: now, eyes })
    checkPast(shown.game, to)
    return { ...shown, moments: await momentsBetween(services.store.db, shown.game, { from, to }) }
  })
  const { game, seat, moments } = value
  const first = moments[0]?.position.seq
  if (first === undefined) throw refusal('moment_not_kept')
  return { moments: momentsFor(game, moments, seat), ...(first > from ? { first } : {}) }
}

/**
 * Returns the game whose moments a caller may see, and from which seat. For somebody who looks on at a
 * running game it ends where they are shown it.
 */
async function shownBack(
  { store }: Services,
  caller: Caller,
  { game, eyes }: { readonly game: RunningGame; readonly eyes: string | undefined },
): Promise<{ readonly game: RunningGame; readonly seat: string | undefined }> {
  if (!isOnlooker(game, caller)) return { game, seat: sightBack(game, caller, eyes).seat }
  const sight = onlookerSight(game, caller, eyes)
  return { game: await gameInSight(store.db, game, sight), seat: sight.eyes }
}

function checkPast({ answers }: RunningGame, seq: number): void {
  if (seq > answers.length) throw refusal('moment_to_come', { count: answers.length })
}
