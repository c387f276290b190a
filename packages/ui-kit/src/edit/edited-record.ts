import { Refusal } from '@parlour/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { CallError } from '../api'
import { type ReadRecord, saveEdited } from './save-edited'

interface WithRevision {
  readonly rev: number
}

/** How a kind of record is loaded, edited and saved. */
export interface EditedKind<R extends WithRevision, E> {
  readonly fetch: () => Promise<R>
  /** Sends the whole record; rejects with `CallError`, code `conflict`, when its revision is stale. */
  readonly save: (record: R) => Promise<R>
  readonly read: ReadRecord<R>
  /** The record with an edit. Refuses an edit that does not fit it. */
  readonly apply: (record: R, edit: E) => R
  /** Whether edits are saved immediately or wait until `save` is called. */
  readonly savesAtOnce: boolean
  /** The message when edits were merged onto somebody else's. */
  readonly onTopNotice?: string
  /** The message when this many edits were dropped because they no longer fit the record. */
  readonly leftOutNotice?: (count: number) => string
}

export interface EditState<R, E> {
  /** The record as the server has it; undefined until known, null when there is none. */
  readonly known: R | null | undefined
  /** Unsaved edits, oldest first. */
  readonly edits: readonly E[]
  readonly saving: boolean
  /** What happened to a save that did not go as requested. */
  readonly notice: string | null
  /** Why the record could not be loaded or saved. */
  readonly error: string | null
}

/** A record of the server with the edits that are not saved yet. */
export interface EditedRecord<R, E> {
  readonly state: StoreApi<EditState<R, E>>
  readonly load: () => Promise<void>
  /** Adopts a record that the server pushed; null when it was deleted. */
  readonly receive: (record: R | null) => void
  readonly edit: (edit: E) => void
  /** Resolves when the edits so far are saved, with whether all of them are; if not, the state says why. */
  readonly save: () => Promise<boolean>
  /** Discards the unsaved edits. */
  readonly discard: () => void
  readonly dismiss: () => void
}

/**
 * Creates the state of a record that several people may edit. Edits show at once and are saved one save at a
 * time. Where somebody else was faster, theirs is taken and the edits are put on top of it. Edits that are
 * saved as they come are taken back when the hub refuses them; those that wait for `save` stay.
 */
export function createEditedRecord<R extends WithRevision, E>(kind: EditedKind<R, E>): EditedRecord<R, E> {
  const state = createStore<EditState<R, E>>(() => ({
    known: undefined,
    edits: [],
    saving: false,
    notice: null,
    error: null,
  }))
  const { getState, setState } = state
  let saving: Promise<boolean> | undefined
  const save = (): Promise<boolean> => {
    if (saving !== undefined) return kind.savesAtOnce ? saving : saving.then(save)
    if (getState().edits.length === 0) return Promise.resolve(true)
    saving = saveAll(kind, state).finally(() => {
      saving = undefined
      setState({ saving: false })
    })
    return saving
  }
  return {
    state,
    load: () => loadRecord(kind, state),
    receive: (record) =>
      record === null
        ? setState({ known: null, edits: [] })
        : setState((now) => ({ known: newer(now, record) })),
    edit: (edit) => {
      setState(({ edits }) => ({ edits: [...edits, edit], notice: null, error: null }))
      if (kind.savesAtOnce) void save()
    },
    save,
    discard: () => setState({ edits: [] }),
    dismiss: () => setState({ notice: null, error: null }),
  }
}

/** The record with its unsaved edits applied, without those that it refuses. */
export function shownRecord<R, E>(
  { known, edits }: Pick<EditState<R, E>, 'known' | 'edits'>,
  apply: (record: R, edit: E) => R,
): R | null | undefined {
  return known === undefined || known === null ? known : tryEdits(known, edits, apply).record
}

/** The newer of this record and the known one. */
const newer = <R extends WithRevision>({ known }: Pick<EditState<R, unknown>, 'known'>, record: R): R =>
  known === undefined || known === null || record.rev >= known.rev ? record : known

async function loadRecord<R extends WithRevision, E>(
  { fetch }: EditedKind<R, E>,
  { setState }: StoreApi<EditState<R, E>>,
): Promise<void> {
  try {
    const record = await fetch()
    setState((now) => ({ known: newer(now, record), error: null }))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // For a malformed id the server's message is technical: there is no such record either.
    if (error.httpStatus === 404 || error.httpStatus === 400) setState({ known: null, edits: [] })
    else setState({ error: error.message })
  }
}

/** Saves the pending edits; where edits are saved immediately, also those made meanwhile. */
async function saveAll<R extends WithRevision, E>(
  kind: EditedKind<R, E>,
  state: StoreApi<EditState<R, E>>,
): Promise<boolean> {
  state.setState({ saving: true, notice: null, error: null })
  let tookAll = true
  do {
    const { known, edits } = state.getState()
    if (known === undefined || known === null || edits.length === 0) break
    const took = await saveEdits(kind, state, { known, edits })
    tookAll = tookAll && took
  } while (kind.savesAtOnce)
  return tookAll
}

async function saveEdits<R extends WithRevision, E>(
  kind: EditedKind<R, E>,
  state: StoreApi<EditState<R, E>>,
  { known, edits }: { readonly known: R; readonly edits: readonly E[] },
): Promise<boolean> {
  const { setState } = state
  const less = (now: EditState<R, E>) => ({ edits: now.edits.filter((edit) => !edits.includes(edit)) })
  let refused = 0
  try {
    const saved = await saveEdited(known, {
      edit: (record) => {
        const tried = tryEdits(record, edits, kind.apply)
        refused = tried.refused
        return tried.record
      },
      save: kind.save,
      read: (current) => {
        const theirs = kind.read(current)
        if (theirs !== undefined) {
          setState((now) => ({ known: newer(now, theirs), notice: kind.onTopNotice ?? null }))
        }
        return theirs
      },
    })
    const notice = refused === 0 ? undefined : kind.leftOutNotice?.(refused)
    setState((now) => ({ ...less(now), known: newer(now, saved), notice: notice ?? now.notice }))
    return refused === 0
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (kind.savesAtOnce) await loadRecord(kind, state)
    setState((now) => ({ ...(kind.savesAtOnce ? less(now) : {}), error: error.message }))
    return false
  }
}

/** The record after edits, and how many of them it refused; those are left out. */
function tryEdits<R, E>(record: R, edits: readonly E[], apply: (record: R, edit: E) => R) {
  let refused = 0
  const edited = edits.reduce((before, edit) => {
    try {
      return apply(before, edit)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused += 1
      return before
    }
  }, record)
  return { record: edited, refused }
}
