import { readListInSteps } from './card-list-files'
import { withoutCount } from './card-list-line'
import { cellsOfRow } from './list-cells'
import { namesWithin } from './name-candidates'
import { allAtOnce, type Steps } from './steps'

/** The longest name that is looked up. */
const LONGEST_NAME = 200
/** The longest name with a number behind it. */
const LONGEST_LOOKED_UP = 300

/**
 * The names that the lines of a card list may mean: what stands there as a whole, and without counts, sets,
 * numbers and remarks.
 */
export const namesInList = (text: string): readonly string[] => allAtOnce(namesInSteps(text))

/** Does the same in small steps, for callers that have other work to do in between. */
export function* namesInSteps(text: string): Steps<readonly string[]> {
  const { entries } = yield* readListInSteps(text)
  const names = entries
    .filter(({ name }) => name.length <= LONGEST_LOOKED_UP)
    .flatMap(({ name, text: line }) => [
      ...namesWithin(name),
      line,
      ...cellsOfRow(line),
      ...(line.length <= LONGEST_LOOKED_UP ? [withoutCount(line)] : []),
      name.replace(/\s+\S*\d\S*(?:\s+F)?$/, ''),
      name.replace(/\s+[A-Z\d]{3,5}(?:\s+#?\d\S*)?(?:\s+F)?$/, ''),
    ])
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name !== '' && name.length <= LONGEST_NAME,
  )
}
