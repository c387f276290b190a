import type { LeafGroup } from '@parlour/ui-kit'
import type { ActionKind } from '../../rules/facts/question-kinds'

/** How the groups of the action menu stand: of few sets, of many, or in one line that a phone pans. */
export type Arrangement = 'few' | 'many' | 'phone'

/** Short groups share a column: what is not about a card in hand or on the board. */
const SHORT: readonly ActionKind[] = ['achieve', 'decree', 'draw']
/** With many sets these have a line together with them. */
const SHORT_OF_MANY: readonly ActionKind[] = [...SHORT, 'endorse', 'auspice']
/** What one does most comes first where only the first are in sight. */
const BY_USE: readonly ActionKind[] = ['dogma', 'meld', 'draw', 'achieve']

/** Returns the groups that offer anything, in their columns. */
export function groupColumns(
  groups: readonly LeafGroup[],
  arrangement: Arrangement,
): readonly (readonly LeafGroup[])[] {
  const offered = groups.filter(({ leaves }) => leaves.length > 0)
  if (arrangement === 'phone') return offered.toSorted((one, other) => rankOf(one) - rankOf(other)).map(alone)
  const isMany = arrangement === 'many'
  const short = offered.filter((group) => isAmong(group, isMany ? SHORT_OF_MANY : SHORT))
  const columns = offered.map((group) => (short.includes(group) ? short : alone(group)))
  // The cards of museums stand beside those of the hand: nothing is cut.
  const isMuseum = ([group]: readonly LeafGroup[]) =>
    Number(isMany && group !== undefined && isAmong(group, ['meld-from-museum']))
  return columns
    .filter((column, at) => column !== short || columns.indexOf(column) === at)
    .toSorted((one, other) => isMuseum(one) - isMuseum(other))
}

const alone = (group: LeafGroup): readonly LeafGroup[] => [group]

const isAmong = ({ item }: LeafGroup, kinds: readonly ActionKind[]): boolean =>
  kinds.some((kind) => kind === item.kind)

function rankOf({ item }: LeafGroup): number {
  const at = BY_USE.findIndex((kind) => kind === item.kind)
  return at === -1 ? BY_USE.length : at
}
