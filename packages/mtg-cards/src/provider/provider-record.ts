import { COLOR_LETTERS, type ColorLetter, type ManaLetter } from '../card/card'

/** What a provider card's stable id is made of (rules: cards 3.6). */
export interface CardIdParts {
  readonly names: readonly string[]
  readonly set: string
  readonly collectorNumber: string
}

/** A record as the provider sends it, one object of its bulk file: JSON whose fields may all be missing. */
export type ProviderRecord = Readonly<Record<string, unknown>>

/** True for a parsed value that is an object and not a list. */
export function isRecord(value: unknown): value is ProviderRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns a text field, empty when missing; without the character NUL, which not every store can hold. */
export function textOf(record: ProviderRecord, field: string): string {
  const value = record[field]
  if (typeof value !== 'string') return ''
  return value.includes('\0') ? value.replaceAll('\0', '') : value
}

/**
 * Returns the texts of a list field; undefined when the field is missing.
 * @internal
 */
export function listOf(record: ProviderRecord, field: string): readonly string[] | undefined {
  const value = record[field]
  if (!Array.isArray(value)) return undefined
  return value.filter((item: unknown) => typeof item === 'string')
}

/** Returns the records of a list field, none when it is missing. */
export function recordsOf(record: ProviderRecord, field: string): readonly ProviderRecord[] {
  const value = record[field]
  return Array.isArray(value) ? value.filter(isRecord) : []
}

/** Returns the colors of a list field in lower case, white first; undefined when the field is missing. */
export function colorsOf(record: ProviderRecord, field: string): readonly ColorLetter[] | undefined {
  const letters = listOf(record, field)?.map((letter) => letter.toLowerCase())
  return letters && COLOR_LETTERS.filter((letter) => letters.includes(letter))
}

const MANA_LETTERS: readonly ManaLetter[] = [...COLOR_LETTERS, 'c']

/** Returns the mana letters of a list field in lower case; none when the field is missing. */
export function manaLettersOf(record: ProviderRecord, field: string): readonly ManaLetter[] {
  const letters = listOf(record, field)?.map((letter) => letter.toLowerCase()) ?? []
  return MANA_LETTERS.filter((letter) => letters.includes(letter))
}
