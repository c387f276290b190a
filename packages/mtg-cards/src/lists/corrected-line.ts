import type { CardListEntry } from './card-list-text'
import { isCsv, isDek } from './card-list-files'
import { csvField, escapeXml } from './file-texts'
import { straightQuotes } from '../names/lookup-key'

/**
 * Returns the list with another name wherever it was written as in this entry, or nothing when that place cannot be told from
 * the list.
 */
export function correctedLine(list: string, entry: CardListEntry, name: string): string | undefined {
  const corrected = isDek(list)
    ? list.replaceAll(`Name="${escapeXml(entry.name)}"`, () => `Name="${escapeXml(name)}"`)
    : isCsv(list)
      ? withField(list, entry.name, name)
      : withLines(list, entry, name)
  return corrected === list ? undefined : corrected
}

function withLines(list: string, entry: CardListEntry, name: string): string {
  const lines = list.split(/(\r\n?|\n)/)
  return lines.map((line) => (line.trim() === entry.text ? withName(line, entry.name, name) : line)).join('')
}

/** The field of a table that holds just this. */
function withField(list: string, wrong: string, name: string): string {
  const literal = [wrong, csvField(wrong), `"${wrong}"`].map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const field = new RegExp(`(^|[,\\r\\n])[ \\t]*(?:${literal.join('|')})[ \\t]*(?=[,\\r\\n]|$)`, 'g')
  return list.replace(field, (_, before: string) => before + csvField(name))
}

/** Straight quotes are as long as curly ones, so that a place in the one line is the same place in the other. */
function withName(line: string, wrong: string, name: string): string {
  const at = straightQuotes(line).indexOf(wrong)
  return at < 0 ? line : line.slice(0, at) + name + line.slice(at + wrong.length)
}
