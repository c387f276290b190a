import { timingSafeEqual } from 'node:crypto'
import { defined } from '@parlour/kernel'
import { checksumOf, type SerializedGame, type WireOnlookerSight } from '@parlour/protocol'
import { CallFailure } from '../failures/call-failure'
import { denied, linkUnknown, notFound } from '../failures/failures'
import { refusal } from '../refusals/refusal'
import type { Caller, Services } from '../services'
import { hashOf } from '../store/driver/ids'
import type { Db } from '../store/driver/store'
import { gameShownLater } from './later'
import { ofOneVersion } from './one-version'
import { type GameContext, partFor, serialize, serializeAround } from './project'
import type { RunningGame } from './running-game'
import { seatOf } from './seat'

/** Whether somebody looks at a running game as an onlooker: no player, and no admin, who always may. */
export const isOnlooker = (game: RunningGame, caller: Caller): boolean =>
  !game.killed && !game.gameOver && !caller.isAdmin && seatOf(game, caller) === undefined

/**
 * Returns how somebody without a seat may look at a game: people of the hub where its players let them in,
 * others with its link. With `eyes`, the hand of a seat, where all hands are shown. Refuses everybody else,
 * and a hand before there are as many answers as it is shown behind.
 */
export function onlookerSight(
  game: RunningGame,
  caller: Caller,
  eyes: string | undefined,
): WireOnlookerSight {
  checkLetIn(game, caller)
  const behind = game.gameOver ? undefined : game.onlookers.rule?.behind
  if (eyes !== undefined) {
    if (behind === undefined) throw denied('eyes_of_others')
    if (!game.settings.players.some(({ name }) => name === eyes)) throw refusal('no_such_seat', { eyes })
    if (game.answers.length < behind) throw refusal('hands_not_yet', { behind })
  }
  return defined({ behind, eyes })
}

function checkLetIn(game: RunningGame, caller: Caller): void {
  const { rule, link } = game.onlookers
  const isClosed = rule === null || (game.gameOver && game.closed)
  if (caller.link !== undefined) {
    if (game.killed || isClosed || !isSameToken(link, caller.link)) throw linkUnknown()
    return
  }
  if (game.killed) throw notFound('game', game.id)
  if (isClosed) throw denied('game_seen_by_players')
}

/** Compares two tokens without telling by the time it takes how much of them is equal. */
const isSameToken = (token: string | null, sent: string): boolean =>
  token !== null && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(hashOf(sent)))

/** What an onlooker looks at: the game now, or as it was so many answers ago. */
export const gameInSight = async (
  db: Db,
  game: RunningGame,
  { behind }: WireOnlookerSight,
): Promise<RunningGame> => (behind === undefined ? game : gameShownLater(db, game))

/** What the players said, and which of them are there, is for nobody who looks on. */
const BESIDE = { chat: [], moreChat: false, present: [] } as const

/** What onlookers were sent of a game at a version: all who look in the same way get the same. */
const sent = new WeakMap<RunningGame, Map<string | undefined, SerializedGame>>()

/**
 * Returns a game as an onlooker sees it: what a spectator is sent, or, where all hands are shown, what the
 * seat was sent whose hand it is, so many answers ago. Refuses whoever may not look in.
 */
export async function gameForOnlooker(
  services: Services,
  caller: Caller,
  { gameId, eyes }: { readonly gameId: string; readonly eyes?: string | undefined },
): Promise<SerializedGame> {
  const current = await gameOf(services, caller, gameId)
  onlookerSight(current, caller, eyes)
  const { game, value: inSight } = await ofOneVersion(services, current, (now) =>
    gameInSight(services.store.db, now, onlookerSight(now, caller, eyes)),
  )
  const sight = onlookerSight(game, caller, eyes)
  if (sight.behind !== undefined) services.play.holdLater(inSight)
  const games = sent.get(inSight) ?? new Map<string | undefined, SerializedGame>()
  sent.set(inSight, games)
  const serialized = games.get(eyes) ?? {
    ...shown(inSight, eyes, { ...BESIDE, rulebooks: services.config.rulebooks }),
    looksOn: sight,
  }
  games.set(eyes, serialized)
  return serialized
}

/** Returns the present game. By a link, one that is not there is refused like a wrong link. */
export async function gameOf({ play }: Services, caller: Caller, gameId: string): Promise<RunningGame> {
  try {
    return await play.current(gameId)
  } catch (error) {
    if (caller.link !== undefined && error instanceof CallFailure && error.status === 404) throw linkUnknown()
    throw error
  }
}

function shown(game: RunningGame, eyes: string | undefined, beside: GameContext): SerializedGame {
  if (eyes === undefined) return serialize(game, undefined, beside)
  const part = partFor(game, eyes)
  return { ...serializeAround(game, eyes, beside), ...part, checksum: checksumOf(part), canUndo: false }
}

/** What is shown in a game that onlookers were sent. */
const shownTexts = new WeakMap<SerializedGame, ReadonlySet<string>>()

/** Returns all texts in a game as an onlooker was sent it, such as the ids of the cards that it shows. */
export function textsShownIn(game: SerializedGame): ReadonlySet<string> {
  const texts = shownTexts.get(game) ?? new Set(textsIn({ view: game.view, log: game.log }))
  shownTexts.set(game, texts)
  return texts
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, inside] of Object.entries(value)) {
    yield key
    yield* textsIn(inside)
  }
}
