import { boundsText, type Leaf, type LeafGroup, useQuestion } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { ActionKind } from '../../rules/facts/question-kinds'
import { ChoiceOption } from './choice-option'
import { type Arrangement, groupColumns } from './group-columns'
import styles from './question.module.css'

interface ChoiceGroupsProps {
  readonly arrangement: Arrangement
  /** What the button of the one thing on offer says, where that is not its name. */
  readonly take?: string | undefined
  /** The button that leaves it. */
  readonly leave?: ReactNode
}

/** The choices of the open question: groups side by side, or one flat list. */
export function ChoiceGroups({ arrangement, take, leave }: ChoiceGroupsProps) {
  const { request, leaves, groups } = useQuestion()
  const label = request === undefined ? '' : `${request.title} ${boundsText(request)}`.trim()
  if (groups.length === 0) {
    return (
      <div className={styles.flat} role="group" aria-label={label}>
        <Options leaves={leaves} says={take} />
        {leave}
      </div>
    )
  }
  const plain = leaves.filter(({ group }) => group === undefined)
  return (
    <div className={styles.groups} role="group" aria-label={label}>
      {plain.length === 0 ? null : (
        <div className={styles.group}>
          <div className={styles.options}>
            <Options leaves={plain} />
          </div>
        </div>
      )}
      {groupColumns(groups, arrangement).map((column) => (
        <div key={column[0]?.index} className={styles.column} data-group={column[0]?.item.kind}>
          {column.map((group) => (
            <Group key={group.index} {...group} />
          ))}
        </div>
      ))}
    </div>
  )
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
      </div>
    </div>
  )
}

interface OptionsProps {
  readonly leaves: readonly Leaf[]
  readonly says?: string | undefined
}

function Options({ leaves, says }: OptionsProps) {
  return leaves.map((leaf) => <ChoiceOption key={leaf.key} leaf={leaf} says={says} />)
}
