import { CallError } from '@parlour/ui-kit'

/** What is edited of a record, and the record's revision. */
export interface Edition<Fields> {
  readonly fields: Fields
  readonly rev: number | undefined
}

/** Reads a record as it stands, out of the hub's refusal; nothing when it is no such record. */
export type ReadEdition<Fields> = (current: unknown) => Edition<Fields> | undefined

/** The record as it stands, where the hub refused a change because of an older revision; nothing for any other error. */
export const editionInConflict = <Fields>(
  error: unknown,
  read: ReadEdition<Fields>,
): Edition<Fields> | undefined =>
  error instanceof CallError && error.code === 'conflict' ? read(error.current) : undefined
