import { Refusal } from '@parlour/kernel'
import { useState } from 'react'
import { type Edition, editionInConflict, type ReadEdition } from './edition'
import type { Merged, Versions } from './merge-edits'

interface Edited<Fields> extends Edition<Fields> {
  /** What the record is called in a sentence. */
  readonly kind: string
  readonly merge: (versions: Versions<Fields>) => Merged<Fields>
  readonly read: ReadEdition<Fields>
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
      const now = editionInConflict(error, read)
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
