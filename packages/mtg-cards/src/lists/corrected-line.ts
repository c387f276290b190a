import type { CardListEntry } from './card-list-text'
import { isPlainList } from './card-list-files'
import { straightQuotes } from '../names/lookup-key'

/**
 * Returns the list with another name on every line that was written as this entry, or nothing when the line cannot be told from
 * the list: tables and files of other programs are mended where they come from.
 */
export function correctedLine(list: string, entry: CardListEntry, name: string): string | undefined {
  if (!isPlainList(list)) return undefined
  const lines = list.split(/(\r\n?|\n)/)
  const corrected = lines.map((line) =>
    line.trim() === entry.text ? withName(line, entry.name, name) : line,
  )
  return corrected.some((line, at) => line !== lines[at]) ? corrected.join('') : undefined
}

/** Straight quotes are as long as curly ones, so that a place in the one line is the same place in the other. */
function withName(line: string, wrong: string, name: string): string {
  const at = straightQuotes(line).indexOf(wrong)
  return at < 0 ? line : line.slice(0, at) + name + line.slice(at + wrong.length)
}
