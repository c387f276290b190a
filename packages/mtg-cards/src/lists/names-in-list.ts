import { readCardList } from './card-list-files'

/** The longest name that is looked up. */
const LONGEST_NAME = 200

/** The names that the lines of a card list may mean: what stands there as a whole, and without counts, sets and numbers. */
export function namesInList(text: string): readonly string[] {
  const { entries } = readCardList(text)
  const names = entries.flatMap(({ name, text: line }) => [
    name,
    line,
    name.replace(/\s+\S*\d\S*(?:\s+F)?$/, ''),
  ])
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && name.length <= LONGEST_NAME,
  )
}
