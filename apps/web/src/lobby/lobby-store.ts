import type { WireLobby } from '@parlour/protocol'
import { CallError } from '@parlour/ui-kit'
import { createStore, type StoreApi } from 'zustand'
import { applyEdit, type LobbyEdit, replaces } from './lobby-edit'

export const CONFLICT_NOTICE =
  'Somebody else changed this lobby at the same time. Your change now stands on top of theirs.'

export interface LobbyState {
  /** The lobby as the hub has it; undefined until known, null when it is gone. */
  readonly known: WireLobby | null | undefined
  /** Changes on their way to the hub, the first first. */
  readonly edits: readonly LobbyEdit[]
  readonly notice: string | null
  readonly error: string | null
}

/** The lobby as this browser shows it: the hub's, with the changes that are on their way. */
export const shownLobby = ({ known, edits }: LobbyState): WireLobby | null | undefined =>
  known === undefined || known === null ? known : edits.reduce(applyEdit, known)

interface LobbyCalls {
  readonly info: () => Promise<WireLobby>
  /** Saves the whole lobby at its revision; rejects with `CallError`, code `conflict` when it was stale. */
  readonly save: (lobby: WireLobby) => Promise<WireLobby>
}

export interface LobbyStore {
  readonly state: StoreApi<LobbyState>
  readonly load: () => Promise<void>
  /** A lobby the hub pushed; null when it was killed. */
  readonly receive: (lobby: WireLobby | null) => void
  readonly edit: (edit: LobbyEdit) => void
  /** Resolves when every change has reached the hub, with whether it took them all. */
  readonly settled: () => Promise<boolean>
  readonly dismiss: () => void
}

const isLobby = (value: unknown): value is WireLobby =>
  typeof value === 'object' && value !== null && '_id' in value && 'rev' in value

/** How often a change is put on top of somebody else's before giving up. */
const MOST_TRIES = 5

/** What the hub says, taken into the state: lobbies only when they are newer than the one that is known. */
function createReader({ getState, setState }: StoreApi<LobbyState>, { info }: LobbyCalls) {
  const take = (lobby: WireLobby) => {
    const { known } = getState()
    if (known === undefined || known === null || lobby.rev >= known.rev) setState({ known: lobby })
  }
  const load = async () => {
    try {
      take(await info())
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Of an address that is no id the hub speaks as to a program: there is no lobby there either.
      if (error.httpStatus === 404 || error.httpStatus === 400) setState({ known: null })
      else setState({ error: error.message })
    }
  }
  return { take, load }
}

/** Saves one edit, on top of what others saved meanwhile. False when the hub did not take it; why stands in the state. */
function createSaver(
  { getState, setState }: StoreApi<LobbyState>,
  { save }: LobbyCalls,
  reader: ReturnType<typeof createReader>,
) {
  return async function saveEdit(edit: LobbyEdit, tries: number): Promise<boolean> {
    const { known } = getState()
    if (known === undefined || known === null) return false
    try {
      reader.take(await save(applyEdit(known, edit)))
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { code, current } = error
      if (code !== 'conflict' || !isLobby(current) || current.gameLaunched || tries === 0) {
        setState({ error: error.message })
        await reader.load()
        return false
      }
      reader.take(current)
      setState({ notice: CONFLICT_NOTICE })
      return saveEdit(edit, tries - 1)
    }
  }
}

/**
 * One lobby being edited by several people. Changes show at once and are saved one after the other; where somebody
 * else was faster (`conflict`), theirs is taken and the change is put on top of it, and the page says so.
 */
export function createLobbyStore(calls: LobbyCalls): LobbyStore {
  const state = createStore<LobbyState>(() => ({ known: undefined, edits: [], notice: null, error: null }))
  const { getState, setState } = state
  const reader = createReader(state, calls)
  const saveEdit = createSaver(state, calls, reader)
  let saving: Promise<boolean> | undefined

  const saveAll = async (): Promise<boolean> => {
    let took = true
    for (let [edit] = getState().edits; edit !== undefined; [edit] = getState().edits) {
      took = (await saveEdit(edit, MOST_TRIES)) && took
      setState(({ edits }) => ({ edits: edits.slice(1) }))
    }
    saving = undefined
    return took
  }

  return {
    state,
    load: reader.load,
    receive: (lobby) => (lobby === null ? setState({ known: null, edits: [] }) : reader.take(lobby)),
    edit: (edit) => {
      setState(({ edits }) => ({
        edits: queued(edits, edit, saving === undefined ? 0 : 1),
        notice: null,
        error: null,
      }))
      saving ??= saveAll()
    },
    settled: () => saving ?? Promise.resolve(true),
    dismiss: () => setState({ notice: null, error: null }),
  }
}

/** The waiting edits with one more; it takes the place of one it makes unnecessary, but never of those already sent. */
function queued(edits: readonly LobbyEdit[], edit: LobbyEdit, sent: number): readonly LobbyEdit[] {
  const last = edits.at(-1)
  return last !== undefined && edits.length > sent && replaces(edit, last)
    ? [...edits.slice(0, -1), edit]
    : [...edits, edit]
}
