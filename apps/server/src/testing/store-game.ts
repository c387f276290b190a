import { type AnyRules, type GameSettings, start } from '@parlour/kernel'
import { pendingRequestsIn } from '../play/pending-requests'
import { stateText } from '../play/stored-state'
import { newId } from '../store/driver/ids'
import { insertGame } from '../store/records/games'
import type { TestHub } from './test-hub'

/** Stores a game as it begins with these settings, whatever a lobby would let through. Returns its id. */
export async function storeGame(hub: TestHub, rules: AnyRules, settings: GameSettings): Promise<string> {
  const { position, step } = start(rules, settings)
  const id = newId()
  await hub.server.services.store.write((tx) =>
    insertGame(tx, {
      id,
      kind: rules.kind,
      settings,
      rulesVersion: rules.version,
      version: 1,
      position: { seq: 0, branchId: 0, state: stateText(position.state) },
      waiting: pendingRequestsIn(rules, position.state).waiting,
      now: Date.now(),
      linkedDraftId: undefined,
      setupLog: step.log,
    }),
  )
  return id
}
