import type { WireLobby } from '@parlour/protocol'
import { createEditedRecord, type EditedRecord, type EditState, shownRecord } from '@parlour/ui-kit'
import { applyEdit, type LobbyEdit } from './lobby-edit'

/** @internal */
export const CONFLICT_NOTICE =
  'Someone else changed this lobby at the same time. Your change was applied on top of theirs.'

export type LobbyStore = EditedRecord<WireLobby, LobbyEdit>

/** The lobby as this browser shows it: the server's, with the changes that are not saved yet. */
export const shownLobby = (state: EditState<WireLobby, LobbyEdit>): WireLobby | null | undefined =>
  shownRecord(state, applyEdit)

interface LobbyCalls {
  readonly fetch: () => Promise<WireLobby>
  /** Saves the whole lobby at its revision; rejects with `CallError`, code `conflict`, when it was stale. */
  readonly save: (lobby: WireLobby) => Promise<WireLobby>
}

/** One lobby being edited by several people. Nothing is put on top of a lobby whose game has started. */
export const createLobbyStore = (calls: LobbyCalls): LobbyStore =>
  createEditedRecord<WireLobby, LobbyEdit>({
    ...calls,
    read: (current) => (isLobby(current) && !current.gameLaunched ? current : undefined),
    apply: applyEdit,
    savesAtOnce: true,
    onTopNotice: CONFLICT_NOTICE,
  })

const isLobby = (value: unknown): value is WireLobby =>
  typeof value === 'object' && value !== null && '_id' in value && 'rev' in value
