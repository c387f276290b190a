import { Refusal } from '@parlour/kernel'
import { useState } from 'react'
import { changesIn } from './merge-edits'
import { type ReadRecord, recordInConflict } from './save-edited'
import type { Edition } from './use-merged-save'

interface DeletableRecord<Fields> extends Edition<Fields> {
  /** The record's name within a sentence. */
  readonly kind: string
  readonly read: ReadRecord<Edition<Fields>>
}

/**
 * Deletes a record as it was read. Where somebody else changed it meanwhile, the first try is refused and
 * shows what stands there now; the next one deletes that. `now` is the record as it would be deleted.
 */
export function useGuardedDelete<Fields extends object>({
  fields,
  rev,
  kind,
  read,
}: DeletableRecord<Fields>) {
  const [seen, setSeen] = useState<Edition<Fields>>({ fields, rev })
  const remove = async (send: (rev: number | undefined) => Promise<void>): Promise<void> => {
    try {
      await send(seen.rev)
    } catch (error) {
      const now = recordInConflict(error, read)
      if (now === undefined) throw error
      setSeen(now)
      throw new Refusal(changedSentence(kind, changesIn(seen.fields, now.fields)))
    }
  }
  return { now: seen.fields, remove }
}

function changedSentence(kind: string, changes: readonly string[]): string {
  const what = changes.length === 0 ? '' : ` (${changes.join(', ')})`
  return `Someone else changed this ${kind} in the meantime${what}. Delete again to delete the current version, or cancel to keep it.`
}
