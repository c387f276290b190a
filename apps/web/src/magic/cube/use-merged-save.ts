import { Refusal } from '@parlour/kernel'
import { CallError } from '@parlour/ui-kit'
import { useState } from 'react'
import type { Merged, Versions } from './merge-edits'

/** What is edited of a record, and the record's revision. */
interface Edition<Fields> {
  readonly fields: Fields
  readonly rev: number | undefined
}

interface Edited<Fields> extends Edition<Fields> {
  /** What the record is called in a sentence. */
  readonly kind: string
  readonly merge: (versions: Versions<Fields>) => Merged<Fields>
  /** The record as it stands, out of the hub's refusal; nothing when it is no such record. */
  readonly read: (current: unknown) => Edition<Fields> | undefined
}

/**
 * Saves an edit over what somebody else may have changed meanwhile: what only one of both changed is put together and saved.
 * Where both changed the same, the save is refused with their version; the next one puts mine in its place.
 */
export function useMergedSave<Fields>({ fields, rev, kind, merge, read }: Edited<Fields>) {
  const [opened] = useState<Edition<Fields>>({ fields, rev })
  const [seen, setSeen] = useState(opened)
  return async (mine: Fields, send: (edition: Edition<Fields>) => Promise<void>): Promise<void> => {
    const over = (theirs: Fields) => merge({ base: opened.fields, mine, theirs })
    try {
      await send({ fields: over(seen.fields).merged, rev: seen.rev })
    } catch (error) {
      const now = error instanceof CallError && error.code === 'conflict' ? read(error.current) : undefined
      if (now === undefined) throw error
      setSeen(now)
      const { merged, clashes } = over(now.fields)
      if (clashes.length > 0) throw new Refusal(clashSentence(kind, clashes))
      await send({ fields: merged, rev: now.rev })
    }
  }
}

const clashSentence = (kind: string, clashes: readonly string[]): string =>
  `Somebody else changed this ${kind} meanwhile (${clashes.join(', ')}). Save again to put your version in its place, or cancel to keep theirs.`
