import { type Answer, type GameSettings, isJsonObject, UNDO_RULES } from '@parlour/kernel'
import { count, id, response as responseSchema } from '@parlour/protocol'
import { z } from 'zod'
import type { GameModule, GamePlay, Games } from '../games/module'
import { readDocument } from '../failures/read-value'
import type { Caller, Services } from '../services'
import { newId } from '../store/driver/ids'
import type { Db, Tx } from '../store/driver/store'
import { audit } from '../store/records/audit'
import { addChatLines } from '../store/records/chat'
import { insertGame } from '../store/records/games'
import { countResult, type GameStats } from '../store/records/results'
import { userByName, usersByIds } from '../store/records/users'
import { startPasted } from '../games/start-pasted'
import { overDataOf } from '../play/change'
import { insertAnswer } from '../play/commit'
import { cleanPicks, replayAnswers } from '../play/history'
import { pendingRequestsIn } from '../play/pending-requests'
import { stateText } from '../play/stored-state'
import { refusal } from '../refusals/refusal'

const seat = z.object({
  _id: id,
  name: z.string().min(1).max(60),
  bot: z.string().max(20).optional(),
})
const settingsShape = z.looseObject({
  game: z.string(),
  name: z.string().trim().min(1).max(80),
  players: z.array(seat).min(1).max(20),
  seed: z.string().min(1).max(500),
  friendly: z.boolean().optional(),
  undo: z.enum(UNDO_RULES).optional(),
})
const chatLine = z.object({
  author: z.string().max(60),
  text: z.string().min(1).max(2000),
  position: count,
})
const pasted = z.object({
  settings: settingsShape,
  responses: z.array(z.looseObject({})).max(20000).default([]),
  chat: z.array(chatLine).max(5000).default([]),
})
type PastedText = z.infer<typeof pasted>

/**
 * Stores a pasted game as a new one: played again from its settings and answers, under a new id, with new
 * dates and without links (rules: hub 2, 16). The complete form of game/fetch comes back whole. Refuses
 * unknown kinds and players, a game without the configured admin, and answers that do not fit.
 */
export async function insertPastedGame(
  services: Services,
  caller: Caller,
  data: Readonly<Record<string, unknown>>,
): Promise<{ readonly gameId: string; readonly settings: GameSettings }> {
  const sent = isJsonObject(data.full) ? data.full : data
  checkComplete(services.games, sent)
  const game = readDocument(pasted, sent, 'data')
  const { facts, play } = moduleFor(services.games, game.settings.game)
  const gameId = newId()
  const settings = await services.store.write(async (tx) => {
    await checkPlayers(tx, game, play)
    await checkAdminPlays(tx, game, { caller, adminName: services.config.adminName })
    const now = Date.now()
    const { linkedDraftId: _draft, linkedGames: _games, ...pastedOwn } = game.settings
    const answers = game.responses.map(readAnswer)
    const pastedSettings = { ...pastedOwn, createdTimestamp: now } as GameSettings
    const { experiments } = services.config
    const adopted = await play.adopt(tx, pastedSettings, { gameId, answers, experiments })
    await storePlayed(tx, { gameId, facts, play, settings: adopted, game, answers, now })
    const { _id: actorId, ip } = caller
    await audit(tx, { actorId, action: 'game insert', targetId: gameId, ip })
    return adopted
  })
  return { gameId, settings }
}

/** Tells a person apart what is no game of ours and what is only a player's view of one. */
function checkComplete(games: Games, { settings }: Readonly<Record<string, unknown>>): void {
  if (!isJsonObject(settings)) return
  if (typeof settings.game === 'string') moduleFor(games, settings.game)
  if (settings.seed === undefined) throw refusal('seed_missing')
}

function moduleFor(games: Games, game: string): Pick<GameModule, 'facts'> & { readonly play: GamePlay } {
  const module = games.get(game)
  if (module === undefined) throw refusal('unknown_game', { game })
  const { facts, play } = module
  if (play === undefined) throw refusal('game_not_playable', { title: facts.title })
  return { facts, play }
}

async function checkPlayers(
  tx: Tx,
  { settings: { players } }: PastedText,
  { rules }: GamePlay,
): Promise<void> {
  if (new Set(players.map(({ name }) => name)).size < players.length) throw refusal('name_twice')
  if (new Set(players.map(({ _id }) => _id)).size < players.length) throw refusal('player_listed_twice')
  const users = await usersByIds(
    tx,
    players.map(({ _id }) => _id),
  )
  for (const { _id, name, bot } of players) {
    const user = users.find((known) => known.id === _id)
    if (bot === undefined && user?.name !== name) throw refusal('no_user_name_id', { name, id: _id })
    if (bot === undefined && user?.deactivated === 1) throw refusal('user_deactivated', { name })
    if (bot !== undefined && user !== undefined) throw refusal('bot_with_id_of_user')
    if (bot !== undefined && !Object.hasOwn(rules.bots ?? {}, bot)) throw refusal('unknown_bot', { bot })
  }
}

/**
 * Returns the name of the admin who must be among the players of a loaded game: the one whom the settings
 * name, or null where no active user has that name.
 */
export async function loadingAdmin(db: Db, adminName: string): Promise<string | null> {
  const named = await userByName(db, adminName)
  return named?.deactivated === 0 ? named.name : null
}

/** Refuses a game without the configured admin, or where there is none, without whoever loads it. */
async function checkAdminPlays(
  tx: Tx,
  { settings: { players } }: PastedText,
  { caller, adminName }: { readonly caller: Caller; readonly adminName: string },
): Promise<void> {
  const wanted = (await loadingAdmin(tx, adminName)) ?? caller.name
  if (!players.some(({ name, bot }) => bot === undefined && name === wanted))
    throw refusal('admin_not_mapped')
}

interface ReplayInput {
  readonly gameId: string
  readonly facts: GameModule['facts']
  readonly play: GamePlay
  readonly settings: GameSettings
  readonly game: PastedText
  readonly answers: readonly Answer[]
  readonly now: number
}

async function storePlayed(
  tx: Tx,
  { gameId, facts, play, settings, game, answers, now }: ReplayInput,
): Promise<void> {
  const first = startPasted(play.rules, settings)
  const advances = replayAnswers(play.rules, { position: first.position, history: [] }, answers)
  const position = advances.at(-1)?.position ?? first.position
  const over = overDataOf(play.rules.outcome(position.state))
  const stats: GameStats | null = over && {
    error: false,
    result: over,
    inGame: play.rules.stats?.(position.state) ?? {},
  }
  await insertGame(tx, {
    id: gameId,
    kind: facts.kind,
    settings,
    rulesVersion: play.rules.version,
    version: 1 + advances.length,
    position: { seq: position.seq, branchId: position.branchId, state: stateText(position.state) },
    waiting: pendingRequestsIn(play.rules, position.state).waiting,
    over,
    stats,
    now,
    linkedDraftId: undefined,
    setupLog: first.step.log,
  })
  const place = { gameId, settings, userId: undefined, adminId: undefined, occasion: 'insert' as const }
  for (const advance of advances) {
    await insertAnswer(tx, gameId, { advance, author: {}, now })
    for (const effect of advance.step.effects ?? []) await play.effect(tx, effect, place)
  }
  await insertChat(tx, { gameId, settings, game, now })
  await countResult(tx, { kind: facts.kind, facts, settings }, { before: null, after: stats })
  if (over === null) return
  await play.ended(tx, gameId)
  await play.counted?.(tx, gameId, { before: undefined, after: position.state })
}

function readAnswer(sent: Readonly<Record<string, unknown>>, at: number): Answer {
  if (sent.masked === true) throw refusal('answer_masked', { number: at + 1 })
  const read = responseSchema.safeParse(sent)
  if (!read.success) throw refusal('answer_malformed', { number: at + 1 })
  const { actor, title, selection } = read.data
  return { actor, title, selection: cleanPicks(selection) }
}

async function insertChat(
  tx: Tx,
  { gameId, settings, game, now }: Pick<ReplayInput, 'gameId' | 'settings' | 'game' | 'now'>,
): Promise<void> {
  const lines = game.chat.map(({ author, text, position }, at) => ({
    id: newId(),
    game_id: gameId,
    author_id: settings.players.find((player) => player.name === author)?._id ?? '',
    author,
    text,
    position,
    at: now + at,
  }))
  await addChatLines(tx, lines)
}
