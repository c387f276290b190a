import type { CardListEntry } from './card-list-text'
import { isDeckXml, withCardRenamed } from './deck-xml'
import { csvField } from './file-texts'
import { withoutMarkup } from './line-markup'
import { fieldPattern, type Separator, tableOf } from './list-table'
import { straightQuotes } from '../names/lookup-key'

/**
 * Returns the list with another name wherever it was written as in this entry, or nothing when that place
 * cannot be told from the list.
 */
export function correctedLine(list: string, entry: CardListEntry, name: string): string | undefined {
  const corrected = correctedList(list, entry, name)
  return corrected === list ? undefined : corrected
}

function correctedList(list: string, entry: CardListEntry, name: string): string {
  if (isDeckXml(list)) return withCardRenamed(list, entry.name, name)
  const separator = tableOf(list)?.separator
  return separator === undefined
    ? withLines(list, entry, name)
    : withField(list, { separator, wrong: entry.name, name })
}

function withLines(list: string, entry: CardListEntry, name: string): string {
  const lines = list.split(/(\r\n?|\n)/)
  const renamed = (isMeant: (line: string) => boolean) =>
    lines.map((line) => (isMeant(line) ? withName(line, entry.name, name) : line)).join('')
  const isWhole = lines.some((line) => line.trim() === entry.text)
  if (isWhole) return renamed((line) => line.trim() === entry.text)
  // A line of several cards holds the text of each; a name may stand on a line below its count.
  const isPart = lines.some((line) => line.includes(entry.text))
  return renamed((line) => (isPart ? line.includes(entry.text) : line.trim() === entry.name))
}

interface FieldToMend {
  readonly separator: Separator
  readonly wrong: string
  readonly name: string
}

/** The fields of a table that hold just this, whatever signs and blanks stand around it. */
function withField(list: string, { separator, wrong, name }: FieldToMend): string {
  return list.replace(fieldPattern(separator), (all: string, ...groups: readonly (string | undefined)[]) => {
    const [quoted, plain = '', end = ''] = groups
    const value = (quoted?.replaceAll('""', '"') ?? plain).trim()
    if (value !== wrong && withoutMarkup(value).trim() !== wrong) return all
    if (quoted !== undefined) return csvField(value.replace(wrong, () => name)) + end
    // Between bars nothing is quoted.
    const written = separator === '|' || value !== wrong ? name : csvField(name)
    return plain.replace(wrong, () => written) + end
  })
}

/**
 * Straight quotes are as long as curly ones, so that a place in the one line is the same place in the other.
 */
function withName(line: string, wrong: string, name: string): string {
  const at = straightQuotes(line).indexOf(wrong)
  return at < 0 ? line : line.slice(0, at) + name + line.slice(at + wrong.length)
}
