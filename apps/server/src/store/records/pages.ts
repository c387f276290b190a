import { USUALLY_LISTED } from '@parlour/protocol'

/** Which part of a list a caller asks for. */
export interface PageQuery {
  readonly after?: string | undefined
  readonly limit?: number | undefined
}

/**
 * Where an entry stands in its list: by a number, where it has one, and by its id among those with the same.
 */
export interface PageCursor {
  readonly at: number | null
  readonly id: string
}

/**
 * The place behind which a page begins, if it does not begin with the list, and how many entries to read: one
 * more than it shows.
 */
export function startOf({ after, limit = USUALLY_LISTED }: PageQuery): {
  readonly after: PageCursor | undefined
  readonly most: number
} {
  const most = limit + 1
  if (after === undefined) return { after: undefined, most }
  const [at = '', id = ''] = after.split('.')
  return { after: { at: at === '' ? null : Number(at), id }, most }
}

/** The entries of a page out of those that were read for it, and where the rest begins, if there is any. */
export function pageOf<Row>(
  read: readonly Row[],
  { limit = USUALLY_LISTED }: PageQuery,
  placeOf: (row: Row) => PageCursor,
): { readonly rows: readonly Row[]; readonly next: string | undefined } {
  const rows = read.slice(0, limit)
  const last = rows.at(-1)
  if (read.length <= limit || last === undefined) return { rows, next: undefined }
  const { at, id } = placeOf(last)
  return { rows, next: `${at ?? ''}.${id}` }
}
