import { type GameSettings, type GameState, start } from '@parlour/kernel'
import type { GameModule } from '../games/module'
import { NO_ONLOOKERS } from '../play/game-onlookers'
import type { RunningGame } from '../play/running-game'

/** A game as it is when nobody has answered yet; it is in no store. */
export function begunGame({ facts, play }: GameModule, settings: GameSettings): RunningGame {
  if (play === undefined) throw new Error(`there are no rules of ${settings.game}`)
  const { rules } = play
  return {
    id: 'game',
    kind: settings.game,
    rules,
    facts,
    play,
    settings,
    rulesVersion: rules.version,
    position: start<GameState<GameSettings>, unknown, GameSettings>(rules, settings).position,
    steps: 0,
    version: 1,
    answers: [],
    log: [],
    requestKeys: [],
    gameOver: false,
    overData: null,
    lastUpdated: 0,
    killed: false,
    linkedDraftId: null,
    closed: false,
    opened: false,
    proposals: [],
    clock: null,
    onlookers: NO_ONLOOKERS,
    size: 0,
  }
}
