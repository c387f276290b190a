import { CallError } from '../api'

/**
 * Reads a record as it stands out of the server's refusal; undefined when it is no such record, or may no
 * longer be edited.
 */
export type ReadRecord<R> = (current: unknown) => R | undefined

interface SaveRequest<R, Saved> {
  /** The record with the edit; may refuse. */
  readonly edit: (record: R) => R
  /**
   * Sends the whole record at the revision it was read at; rejects with `CallError`, code `conflict`, when
   * that is stale.
   */
  readonly save: (record: R) => Promise<Saved>
  readonly read: ReadRecord<R>
}

/** How often an edit is retried when the record keeps changing. */
const MOST_TRIES = 5

/**
 * Applies an edit to a record and saves it. If somebody else saved first, the edit is applied again to the
 * newer record. Refuses what the edit refuses; rejects with `CallError` when the server does.
 */
export async function saveEdited<R, Saved>(
  record: R,
  { edit, save, read }: SaveRequest<R, Saved>,
): Promise<Saved> {
  let current = record
  for (let tries = 1; ; tries += 1) {
    const edited = edit(current)
    try {
      return await save(edited)
    } catch (error) {
      const newer = recordInConflict(error, read)
      if (newer === undefined || tries === MOST_TRIES) throw error
      current = newer
    }
  }
}

/**
 * The record as it stands, where the server refused a change of an older revision; undefined for any other
 * error.
 */
export const recordInConflict = <R>(error: unknown, read: ReadRecord<R>): R | undefined =>
  error instanceof CallError && error.code === 'conflict' ? read(error.current) : undefined
