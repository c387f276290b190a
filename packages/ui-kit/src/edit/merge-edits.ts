/** Two edits of one record, and the record as both began to edit it. */
export interface Versions<Fields> {
  readonly base: Fields
  readonly mine: Fields
  readonly theirs: Fields
}

/**
 * Both edits together, and the fields, with their texts, that both changed in different ways; there mine
 * stands.
 */
export interface MergedEdits<Fields> {
  readonly merged: Fields
  readonly clashes: readonly string[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns theirs with every field that I changed, and names those that they changed too. */
export function mergeEdits<Fields extends object>({
  base,
  mine,
  theirs,
}: Versions<Fields>): MergedEdits<Fields> {
  const fields = Object.keys(mine) as (keyof Fields & string)[]
  const edited = fields.filter((field) => !same(mine[field], base[field]))
  const clashing = edited.filter(
    (field) => !same(theirs[field], base[field]) && !same(mine[field], theirs[field]),
  )
  const merged = { ...theirs }
  for (const field of edited) merged[field] = mine[field]
  return { merged, clashes: clashing.map((field) => inWords(field, theirs[field])) }
}

/** The fields whose text now differs, with that text. */
export function changesIn<Fields extends object>(before: Fields, now: Fields): readonly string[] {
  const fields = Object.keys(now) as (keyof Fields & string)[]
  return fields.filter((field) => !same(now[field], before[field])).map((field) => inWords(field, now[field]))
}

function inWords(field: string, text: unknown): string {
  const name = field.replaceAll('_', ' ')
  return typeof text === 'string' ? `${name}: “${text}”` : name
}
