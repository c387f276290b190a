import { type Leaf, type LeafGroup, type Question, useQuestion } from '@parlour/ui-kit'
import type { Expansion } from '../../rules/facts/names'
import type { ActionKind } from '../../rules/facts/question-kinds'
import { MANY_SETS } from '../board/measures'
import { ChoiceOption } from './choice-option'
import styles from './question.module.css'

interface ChoiceGroupsProps {
  readonly expansions: readonly Expansion[]
}

/** The choices of the open question: groups side by side, or one flat list. */
export function ChoiceGroups({ expansions }: ChoiceGroupsProps) {
  const { request, leaves, groups } = useQuestion()
  if (groups.length === 0) {
    return (
      <div className={styles.flat} role="group" aria-label={request?.title}>
        <Options leaves={leaves} />
      </div>
    )
  }
  const plain = leaves.filter(({ group }) => group === undefined)
  return (
    <div className={styles.groups}>
      {plain.length === 0 ? null : (
        <div className={styles.group}>
          <div className={styles.options}>
            <Options leaves={plain} />
          </div>
        </div>
      )}
      {columnsOf(
        groups.filter((group) => isInPlay(group, expansions)),
        expansions.length >= MANY_SETS,
      ).map((column) => (
        <div key={column[0]?.index} className={styles.column} data-group={column[0]?.item.kind}>
          {column.map((group) => (
            <Group key={group.index} {...group} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** Groups that only a set fills are left out while they are empty and it is not in play. */
const NEEDS: ReadonlyMap<string, Expansion> = new Map<ActionKind, Expansion>([
  ['decree', 'figs'],
  ['auspice', 'figs'],
  ['endorse', 'city'],
])

function isInPlay({ item, leaves }: LeafGroup, expansions: readonly Expansion[]): boolean {
  const needs = NEEDS.get(item.kind ?? '')
  return needs === undefined || leaves.length > 0 || expansions.includes(needs)
}

/** Short groups of the action menu share a column: what is not about a card in hand or on the board; and two of which one is empty. */
const SHORT: readonly ActionKind[] = ['achieve', 'decree', 'draw']
const OFTEN_EMPTY: readonly ActionKind[] = ['endorse', 'auspice']

/** With many sets, all short groups share one line, and the cards of museums stand beside those of the hand: nothing is cut. */
function columnsOf(groups: Question['groups'], many: boolean): readonly Question['groups'][] {
  const among = (kinds: readonly string[]) => groups.filter(({ item }) => kinds.includes(item.kind ?? ''))
  const oftenEmpty = many ? [] : among(OFTEN_EMPTY)
  const shared = oftenEmpty.some(({ leaves }) => leaves.length === 0) ? oftenEmpty : []
  const short = among(many ? [...SHORT, ...OFTEN_EMPTY] : SHORT)
  const together = [short, shared].filter((column) => column.length > 1)
  const columns = groups.map((group) => together.find((column) => column.includes(group)) ?? [group])
  const isMuseum = ([group]: (typeof columns)[number]) =>
    group?.item.kind === ('meld-from-museum' satisfies ActionKind)
  return columns
    .filter((column, index) => columns.indexOf(column) === index)
    .toSorted((one, other) => (many ? Number(isMuseum(one)) - Number(isMuseum(other)) : 0))
}

/** How many hand cards the question has room for at least; more may be scrolled, and say so. */
const SEEN_AT_ONCE = 2

function Group({ item: { title, kind }, leaves }: LeafGroup) {
  const isLong = kind === ('meld' satisfies ActionKind) && leaves.length > SEEN_AT_ONCE
  return (
    <div className={styles.group} role="group" aria-label={String(title)} data-kind={kind}>
      <h3>
        {title}
        {isLong ? <small>{leaves.length} cards</small> : null}
      </h3>
      <div className={styles.options}>
        <Options leaves={leaves} />
        {leaves.length === 0 ? <span className={styles.none}>nothing yet</span> : null}
      </div>
    </div>
  )
}

function Options({ leaves }: { readonly leaves: readonly Leaf[] }) {
  return leaves.map((leaf) => <ChoiceOption key={leaf.key} leaf={leaf} />)
}
