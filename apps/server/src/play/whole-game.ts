import type { Json, JsonObject } from '@parlour/kernel'
import type { ChatEntry } from '@parlour/protocol'
import { pendingRequestsOf } from './pending-requests'
import { stateText } from './stored-state'
import type { RunningGame } from './running-game'

/**
 * Returns the complete document of a game, seed and hidden preparation included: for admins only (rules: hub
 * 16).
 */
export function wholeGame(game: RunningGame, chat: readonly ChatEntry[]): JsonObject {
  const { id, settings, position, answers } = game
  return {
    _id: id,
    settings: plain(settings),
    responses: plain(answers),
    chat: plain(chat),
    branchId: position.branchId,
    waiting: pendingRequestsOf(game).waiting,
    gameOver: game.gameOver,
    gameOverData: plain(game.overData),
    lastUpdated: game.lastUpdated,
    rulesVersion: game.rulesVersion,
    state: JSON.parse(stateText(position.state)) as Json,
  }
}

const plain = (value: object | null): Json => JSON.parse(JSON.stringify(value)) as Json
