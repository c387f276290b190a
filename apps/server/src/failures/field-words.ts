import { z } from 'zod'

type Schema = z.core.$ZodType
type Path = readonly PropertyKey[]

/**
 * A field as a person would call it: 'The text of the scar' for `scar.text`, 'An entry of the list of names'
 * for `names.3`. Schemas give the names of fields whose own name does not say it.
 */
export function fieldWords(schema: Schema, path: Path): FieldWords {
  const namedFields = fieldsOn(schema, path).filter(
    (field, at, { length }) => at === length - 1 || !field.holder,
  )
  if (namedFields.length === 0) return { words: 'The body', isMany: false }
  const words = namedFields
    .slice(-2)
    .toReversed()
    .map(({ name }) => `the ${name}`)
    .join(' of ')
  return typeof path.at(-1) === 'number'
    ? { words: `An entry of ${words}`, isMany: false }
    : { words: `T${words.slice(1)}`, isMany: namedFields.at(-1)?.isMany === true }
}

interface FieldWords {
  readonly words: string
  /** The words are plural: 'The sites'. */
  readonly isMany: boolean
}

interface Field {
  readonly name: string
  /** It only contains other fields; its own name would mean nothing to a person. */
  readonly holder: boolean
  /** A list that is called as it is in the body: 'sites'. */
  readonly isMany: boolean
}

/** The fields on the way to a value; entries of lists are none. */
function fieldsOn(schema: Schema, path: Path): readonly Field[] {
  const [part, ...rest] = path
  if (part === undefined) return []
  const within = partOf(schema, part)
  const others = within === undefined ? [] : fieldsOn(within, rest)
  if (typeof part === 'number') return others
  const { title, holder } = within === undefined ? {} : words(within)
  const isMany = title === undefined && within !== undefined && isList(within)
  return [{ name: title ?? plainName(String(part)), holder: holder === true, isMany }, ...others]
}

/** What a schema, or the one it wraps, says about its field. */
function words(schema: Schema): { readonly title?: string | undefined; readonly holder?: unknown } {
  const own = z.globalRegistry.get(schema)
  const wrapped = wrappedBy(schema)
  return own ?? (wrapped === undefined ? {} : words(wrapped))
}

function isList(schema: Schema): boolean {
  const wrapped = wrappedBy(schema)
  return wrapped === undefined ? schema instanceof z.ZodArray : isList(wrapped)
}

function wrappedBy(schema: Schema): Schema | undefined {
  if (schema instanceof z.ZodPipe) return schema.in
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  return wraps ? schema.unwrap() : undefined
}

/** The schema of a part of what a schema describes; of a union, the first option that has such a part. */
function partOf(schema: Schema, part: PropertyKey): Schema | undefined {
  const wrapped = wrappedBy(schema)
  if (wrapped !== undefined) return partOf(wrapped, part)
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, Schema>> = schema.shape
    return shape[String(part)]
  }
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (!(schema instanceof z.ZodUnion)) return undefined
  return schema.options.map((option) => partOf(option, part)).find((found) => found !== undefined)
}

/** `cubeId` as 'cube id', `card_faces` as 'card faces'. */
const plainName = (field: string): string =>
  field
    .replace(/^_/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
