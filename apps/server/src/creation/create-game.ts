import { randomBytes } from 'node:crypto'
import {
  type ClockRule,
  defined,
  type GameSettings,
  type GameState,
  type Json,
  type OnlookerRule,
  readOptions,
  start,
} from '@parlour/kernel'
import type { GameKind, WireLobby } from '@parlour/protocol'
import { conflict, denied, notFound } from '../failures/failures'
import type { GameModule, GamePlay, Games } from '../games/module'
import { type PlaceInLobby, lobbyPlace, wireLobby } from '../lobby/wire-lobby'
import type { Caller, Services } from '../services'
import { clockFor } from '../pace/clock-for'
import { newId } from '../store/driver/ids'
import type { Tx } from '../store/driver/store'
import { launchLobby, lobbyById } from '../store/records/lobbies'
import { insertGame } from '../store/records/games'
import { resultLine } from '../notify/result-line'
import { onlookersAtStart } from '../play/onlookers'
import { storeOnlookers } from '../play/store-onlookers'
import { storeProposals } from '../play/store-proposals'
import { storeClock } from '../play/store-clock'
import { pendingRequestsIn } from '../play/pending-requests'
import { questionOf } from '../play/question-of'
import { stateText } from '../play/stored-state'
import { holdGame } from './hold-game'
import { refusal } from '../refusals/refusal'

interface Wish {
  readonly lobbyId: string
  readonly linkedDraftId?: string | undefined
}

/**
 * Makes the game of a lobby, with all that belongs to it, in one transaction; a failure leaves no trace
 * (rules: hub 4). Refuses a lobby that has started, is not valid, or does not list the caller, and a game
 * that is not built yet.
 */
export async function createGame(services: Services, caller: Caller, wish: Wish): Promise<string> {
  const gameId = newId()
  await services.store.write((tx) => storeGameOfLobby({ tx, services, caller }, { ...wish, gameId }))
  return gameId
}

interface Creation {
  readonly tx: Tx
  readonly services: Services
  readonly caller: Caller
}

/** Makes the game of a lobby within a transaction, as `createGame` does. */
export async function storeGameOfLobby(
  { tx, services, caller }: Creation,
  wish: Wish & { readonly gameId: string },
): Promise<void> {
  const { gameId } = wish
  const place = { ...lobbyPlace(services), db: tx }
  const lobby = await openLobby(place, caller, wish.lobbyId)
  const { facts, play } = builtModule(services.games, lobby)
  const { kind } = facts
  if (!(await launchLobby(tx, { id: lobby._id, rev: lobby.rev }, gameId)))
    throw await moved(place, wish.lobbyId)
  const now = Date.now()
  const wished = wish.linkedDraftId ?? lobby.options?.linkedDraftId
  const linkedDraftId = await linkedDraft({ tx, services, caller }, play, { lobby, wished, now })
  const options = readOptions(facts, lobby.options)
  const settings = await play.settings(tx, {
    gameId,
    name: lobby.name,
    kind,
    seed: randomBytes(32).toString('hex'),
    now,
    players: lobby.users,
    options,
    experiments: place.experiments,
    ...defined({ linkedDraftId }),
  })
  await storeNewGame(tx, services, {
    gameId,
    kind,
    play,
    settings,
    now,
    linkedDraftId,
    callerId: caller._id,
    ...{ clock: options.clock, onlookers: options.onlookers },
  })
}

/** Returns the id of the draft that a game is linked to, as its rules find it, if there is one. */
const linkedDraft = async (
  { tx, services, caller }: Creation,
  play: GamePlay,
  about: { readonly lobby: WireLobby; readonly wished: Json | undefined; readonly now: number },
): Promise<string | undefined> =>
  play.linked?.(tx, {
    games: services.games,
    callerId: caller._id,
    wished: about.wished,
    players: about.lobby.users,
    now: about.now,
    hold: (id) => holdGame(services, tx, id),
  })

async function openLobby(place: PlaceInLobby, caller: Caller, lobbyId: string): Promise<WireLobby> {
  const stored = await lobbyById(place.db, lobbyId)
  if (stored === undefined) throw notFound('lobby', lobbyId)
  if (!stored.users.some((user) => user.bot === undefined && user._id === caller._id))
    throw denied('start_by_players_only')
  if (stored.launched) throw refusal('game_created')
  const lobby = await wireLobby(place, stored)
  if (!lobby.valid)
    throw refusal('lobby_invalid', { warning: lobby.warnings[0]?.text ?? 'The lobby is not valid' })
  return lobby
}

/** Somebody started or changed the lobby at the same time. */
async function moved(place: PlaceInLobby, lobbyId: string): Promise<Error> {
  const lobby = await lobbyById(place.db, lobbyId)
  if (lobby === undefined) return notFound('lobby', lobbyId)
  if (lobby.launched) return refusal('game_created')
  return conflict(await wireLobby(place, lobby), 'lobby_changed')
}

function builtModule(games: Games, lobby: WireLobby): GameModule & { readonly play: GamePlay } {
  const module = lobby.game === null ? undefined : games.get(lobby.game)
  if (module?.play === undefined) throw refusal('game_not_built', { game: lobby.game ?? 'This game' })
  return { ...module, play: module.play }
}

interface NewStoredGame {
  readonly gameId: string
  readonly kind: GameKind
  readonly play: GamePlay
  readonly settings: GameSettings
  readonly now: number
  readonly linkedDraftId: string | undefined
  readonly callerId: string
  readonly clock: ClockRule | undefined
  readonly onlookers: OnlookerRule | undefined
}

const FIRST_VERSION = 1

async function storeNewOnlookers(tx: Tx, rule: OnlookerRule, game: NewStoredGame): Promise<void> {
  const { gameId, settings, callerId, now } = game
  const { onlookers, proposals } = onlookersAtStart(rule, { settings, callerId, now })
  await storeOnlookers(tx, gameId, onlookers)
  if (proposals.length > 0) await storeProposals(tx, { id: gameId, version: FIRST_VERSION, proposals })
}

/** Runs the game to its first requests and stores it; those who are asked something get a notice. */
async function storeNewGame(tx: Tx, services: Services, game: NewStoredGame): Promise<void> {
  const { gameId, kind, play, settings, now, linkedDraftId } = game
  const { position, step } = start<GameState<GameSettings>, unknown, GameSettings>(play.rules, settings)
  const { waiting } = pendingRequestsIn(play.rules, position.state)
  await insertGame(tx, {
    id: gameId,
    kind,
    settings,
    rulesVersion: play.rules.version,
    version: FIRST_VERSION,
    position: { seq: 0, branchId: 0, state: stateText(position.state) },
    waiting,
    now,
    linkedDraftId,
    setupLog: step.log,
  })
  if (game.clock !== undefined)
    await storeClock(tx, gameId, await clockFor(tx, game.clock, { settings, waiting, now }))
  if (game.onlookers !== undefined) await storeNewOnlookers(tx, game.onlookers, game)
  const begun = {
    rules: play.rules,
    position: { seq: 0, branchId: 0, state: position.state },
    log: step.log.map((line) => ({ line })),
  }
  await services.notices.enqueue(tx, {
    game: { id: gameId, kind, name: settings.name },
    players: settings.players,
    lastActor: undefined,
    begunBy: game.callerId,
    waiting,
    newlyWaiting: waiting,
    questionOf: (name) => questionOf({ ...begun, proposals: [], clock: null }, name),
    over: null,
    resultOf: (over) => resultLine(over),
    now,
  })
}
