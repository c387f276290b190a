import { defined } from '@parlour/kernel'
import type { CubeChange } from '@parlour/protocol'

/** The most changes that come at once. */
export const PART = 200

interface Page {
  readonly after?: string
  readonly limit: number
}

/** Reads changes to the end, part after part. */
export async function allChanges(
  read: (page: Page) => Promise<{ readonly changes: readonly CubeChange[]; readonly next?: string }>,
): Promise<readonly CubeChange[]> {
  const changes: CubeChange[] = []
  for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
    const part = await read({ limit: PART, ...defined({ after }) })
    changes.push(...part.changes)
    after = part.next
  }
  return changes
}
