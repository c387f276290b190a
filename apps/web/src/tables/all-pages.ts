import { defined } from '@parlour/kernel'
import { MOST_LISTED } from '@parlour/protocol'

interface Part<Row> {
  readonly rows: readonly Row[]
  /** Where the rest begins. */
  readonly next: string | undefined
}

/**
 * Reads a list to its end, a part at a time: for lists that people empty themselves, such as of games in
 * progress.
 */
export async function allPages<Row>(
  part: (page: { readonly limit: number; readonly after?: string }) => Promise<Part<Row>>,
): Promise<readonly Row[]> {
  const all: Row[] = []
  for (let after: string | undefined; ; ) {
    const { rows, next } = await part({ limit: MOST_LISTED, ...defined({ after }) })
    all.push(...rows)
    if (next === undefined) return all
    after = next
  }
}
