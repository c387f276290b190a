import { type Answer, type GameSettings, type GameState, start } from '@parlour/kernel'
import type { GameModule, GamePlay, Games } from '../games/module'
import { gamesOf, registeredGames } from '../games/registry'
import { noNotices } from '../notify/notices'
import { appendChange } from '../play/change'
import { storeChange } from '../play/commit'
import { applyAnswer } from '../play/history'
import { loadGame } from '../play/load-game'
import { pendingRequestsIn } from '../play/pending-requests'
import type { RunningGame } from '../play/running-game'
import { stateText } from '../play/stored-state'
import { newId } from '../store/driver/ids'
import type { Store, Tx } from '../store/driver/store'
import { insertGame } from '../store/records/games'

/**
 * The games as they are, with nothing stored beside the games themselves.
 * @internal
 */
export const gamesAlone: Games = gamesOf(
  [...registeredGames.values()].map((module) =>
    module.play === undefined ? module : aloneOf(module, module.play),
  ),
)
function aloneOf(module: GameModule, play: GamePlay): GameModule {
  const nothing = () => Promise.resolve(undefined)
  return {
    ...module,
    play: { ...play, effect: () => Promise.resolve([]), withdrawn: nothing, ended: nothing },
  }
}

/** Stores a game as it begins with these settings, of `gamesAlone`. */
export async function storeBegun(store: Store, settings: GameSettings): Promise<RunningGame> {
  const { rules } = gamesAlone.get(settings.game)?.play ?? {}
  if (rules === undefined) throw new Error(`there are no rules of ${settings.game}`)
  const { position, step } = start<GameState<GameSettings>, unknown, GameSettings>(rules, settings)
  const id = newId()
  await store.write((tx) =>
    insertGame(tx, {
      id,
      kind: settings.game,
      settings,
      rulesVersion: rules.version,
      version: 1,
      position: { seq: 0, branchId: 0, state: stateText(position.state) },
      waiting: pendingRequestsIn(rules, position.state).waiting,
      now: 0,
      linkedDraftId: undefined,
      setupLog: step.log,
    }),
  )
  const game = await loadGame({ db: store.db, games: gamesAlone }, id)
  if (game === undefined) throw new Error('the game is gone')
  return game
}

/** A game after an answer that is stored as the server does. */
export async function stepped(tx: Tx, before: RunningGame, answer: Answer): Promise<RunningGame> {
  const change = appendChange(before, applyAnswer(before, before.position, answer), {})
  return (await storeChange({ tx, notices: noNotices }, before, change)).after
}
