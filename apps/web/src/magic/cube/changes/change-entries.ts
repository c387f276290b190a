import type { CubeChange } from '@parlour/protocol'

/** What one act did to a cube. */
export interface CubeLogEntry {
  readonly id: string
  readonly at: number
  readonly userId: string | null
  readonly comment: string
  readonly changes: readonly CubeChange[]
}

const ORDER: readonly CubeChange['kind'][] = ['added', 'restored', 'replaced', 'removed', 'edited', 'scarred']

/**
 * Returns the acts behind changes, in the order of the changes; within an act, what came in stands first, by
 * name.
 */
export function changeEntries(changes: readonly CubeChange[]): readonly CubeLogEntry[] {
  const byEntry = new Map<string, CubeChange[]>()
  for (const change of changes) {
    const known = byEntry.get(change.entry)
    if (known === undefined) byEntry.set(change.entry, [change])
    else known.push(change)
  }
  return [...byEntry].flatMap(([id, all]) => {
    const [first] = all
    if (first === undefined) return []
    const sorted = all.toSorted(
      (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.name.localeCompare(b.name, 'en'),
    )
    return [{ id, at: first.at, userId: first.userId, comment: first.comment, changes: sorted }]
  })
}
