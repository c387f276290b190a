import type { CardListEntry } from './card-list-text'
import { separatorOf } from './card-list-files'
import { isDeckXml, withCardRenamed } from './deck-xml'
import { csvField } from './file-texts'
import { straightQuotes } from '../names/lookup-key'

/**
 * Returns the list with another name wherever it was written as in this entry, or nothing when that place cannot be told from
 * the list.
 */
export function correctedLine(list: string, entry: CardListEntry, name: string): string | undefined {
  const corrected = correctedList(list, entry, name)
  return corrected === list ? undefined : corrected
}

function correctedList(list: string, entry: CardListEntry, name: string): string {
  if (isDeckXml(list)) return withCardRenamed(list, entry.name, name)
  const separator = separatorOf(list)
  return separator === undefined
    ? withLines(list, entry, name)
    : withField(list, { separator, wrong: entry.name, name })
}

function withLines(list: string, entry: CardListEntry, name: string): string {
  const lines = list.split(/(\r\n?|\n)/)
  // A line of several cards holds the text of each.
  const isWhole = lines.some((line) => line.trim() === entry.text)
  const isMeant = (line: string) => (isWhole ? line.trim() === entry.text : line.includes(entry.text))
  return lines.map((line) => (isMeant(line) ? withName(line, entry.name, name) : line)).join('')
}

interface FieldToMend {
  readonly separator: string
  readonly wrong: string
  readonly name: string
}

/** The field of a table that holds just this. */
function withField(list: string, { separator, wrong, name }: FieldToMend): string {
  const literal = [wrong, csvField(wrong), `"${wrong}"`].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const edge = `[${separator}\\r\\n]`
  const field = new RegExp(`(^|${edge}) *(?:${literal.join('|')}) *(?=${edge}|$)`, 'g')
  return list.replace(field, (_, before: string) => before + csvField(name))
}

/** Straight quotes are as long as curly ones, so that a place in the one line is the same place in the other. */
function withName(line: string, wrong: string, name: string): string {
  const at = straightQuotes(line).indexOf(wrong)
  return at < 0 ? line : line.slice(0, at) + name + line.slice(at + wrong.length)
}
