import type { Json, JsonObject } from '@parlour/kernel'
import type { ChatEntry } from '@parlour/protocol'
import { askedOf } from './pending-requests'
import { stateText } from './stored-state'
import type { RunningGame } from './running-game'

/** The complete document of a game, seed and hidden preparation included: for admins only (rules: hub 16). */
export function wholeGame(warm: RunningGame, chat: readonly ChatEntry[]): JsonObject {
  const { id, settings, position, answers } = warm
  return {
    _id: id,
    settings: plain(settings),
    responses: plain(answers),
    chat: plain(chat),
    branchId: position.branchId,
    waiting: askedOf(warm).waiting,
    gameOver: warm.gameOver,
    gameOverData: plain(warm.overData),
    lastUpdated: warm.lastUpdated,
    rulesVersion: warm.rulesVersion,
    state: JSON.parse(stateText(position.state)) as Json,
  }
}

const plain = (value: object | null): Json => JSON.parse(JSON.stringify(value)) as Json
