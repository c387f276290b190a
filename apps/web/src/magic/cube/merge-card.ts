import { BLANK_FACE, type CardData, type CardFace, faceAt } from '@parlour/mtg-cards'

interface Versions {
  /** As both began to edit it. */
  readonly base: CardData
  readonly mine: CardData
  readonly theirs: CardData
}

/** Two edits of one card brought together, and the fields that both changed in different ways. */
export interface MergedCard {
  readonly data: CardData
  readonly clashes: readonly string[]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Takes theirs, puts every field over it that I changed, and names those that they changed too; there mine stands. */
export function mergeCard({ base, mine, theirs }: Versions): MergedCard {
  const clashes: string[] = []
  const chosen = <Value>(field: string, [was, my, their]: readonly [Value, Value, Value]): Value => {
    if (same(my, was)) return their
    if (!same(their, was) && !same(my, their)) clashes.push(field)
    return my
  }
  const count = chosen('faces', [base, mine, theirs].map(faceCount) as [number, number, number])
  const card_faces = Array.from({ length: count }, (_, index) =>
    mergedFace({ base, mine, theirs }, index, chosen),
  )
  const layout = chosen('layout', [base.layout, mine.layout, theirs.layout])
  const rarity = chosen('rarity', [base.rarity, mine.rarity, theirs.rarity])
  return { data: { ...theirs, card_faces, layout, rarity }, clashes }
}

const faceCount = (data: CardData) => data.card_faces.length

type Choose = <Value>(field: string, values: readonly [Value, Value, Value]) => Value

function mergedFace({ base, mine, theirs }: Versions, index: number, chosen: Choose): CardFace {
  const faces = [faceAt(base, index), faceAt(mine, index), faceAt(theirs, index)] as const
  const pick = <Field extends keyof CardFace>(field: Field) =>
    chosen(field.replaceAll('_', ' '), [faces[0][field], faces[1][field], faces[2][field]])
  const fields = Object.keys(BLANK_FACE) as (keyof CardFace)[]
  return { ...faces[2], ...Object.fromEntries(fields.map((field) => [field, pick(field)])) }
}
