import { Refusal } from '@parlour/kernel'
import { useState } from 'react'
import type { MergedEdits, Versions } from './merge-edits'
import { type ReadRecord, saveEdited } from './save-edited'

/** What is edited of a record, and the record's revision. */
export interface Edition<Fields> {
  readonly fields: Fields
  readonly rev: number | undefined
}

interface MergeableRecord<Fields> extends Edition<Fields> {
  /** The record's name within a sentence. */
  readonly kind: string
  readonly merge: (versions: Versions<Fields>) => MergedEdits<Fields>
  readonly read: ReadRecord<Edition<Fields>>
}

/**
 * Saves an edit over what somebody else may have changed meanwhile: what only one of both changed is put
 * together and saved. Where both changed the same, the save is refused with their version; the next one puts
 * mine in its place.
 */
export function useMergedSave<Fields>({ fields, rev, kind, merge, read }: MergeableRecord<Fields>) {
  const [opened] = useState<Edition<Fields>>({ fields, rev })
  /** The version whose conflicts the user has been told about. */
  const [reported, setReported] = useState(opened)
  return (mine: Fields, send: (edition: Edition<Fields>) => Promise<void>): Promise<void> =>
    saveEdited(reported, {
      edit: (theirs) => {
        const { merged, clashes } = merge({ base: opened.fields, mine, theirs: theirs.fields })
        if (theirs !== reported && clashes.length > 0) {
          setReported(theirs)
          throw new Refusal(clashSentence(kind, clashes))
        }
        return { fields: merged, rev: theirs.rev }
      },
      save: send,
      read,
    })
}

const clashSentence = (kind: string, clashes: readonly string[]): string =>
  `Someone else changed this ${kind} in the meantime (${clashes.join(', ')}). Save again to overwrite it with your version, or cancel to keep theirs.`
