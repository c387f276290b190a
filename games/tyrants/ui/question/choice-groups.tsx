import { type LeafGroup, useEqualChoices, useQuestion } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { PRICES } from '../../rules/facts/names'
import { meaningOf } from '../../rules/facts/piece'
import type { ActionKind, PowerKind } from '../../rules/facts/question-kinds'
import type { TyrantsView } from '../../rules/view'
import { useTyrantsPreview } from '../card/card-preview'
import { useCard } from '../card/wording'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { nameOfCard } from '../tyrants-view'
import { choiceWords } from './choice-words'
import { type EqualLeaves, equalLeaves } from './equal-leaves'
import styles from './question.module.css'

interface WithView {
  readonly view: TyrantsView
}
interface ChoiceGroupsProps extends WithView {
  /** The card in the course of which the viewer is asked. */
  readonly because: ReactNode
}

/** The choices of the open question: in their groups, and beside them what stands in none. */
export function ChoiceGroups({ view, because }: ChoiceGroupsProps) {
  const { request, groups, leaves } = useQuestion()
  const plain = leaves.filter(({ group }) => group === undefined)
  return (
    <div className={styles.groups}>
      {because}
      {groups.map((group) => (
        <Group key={group.index} group={group} view={view} />
      ))}
      {plain.length === 0 ? null : (
        <div
          className={styles.options}
          role="group"
          aria-label={groups.length === 0 ? request?.title || 'Choose' : 'Turn'}
        >
          {equalLeaves(plain, view).map((equal) => (
            <Option key={equal[0].key} leaves={equal} view={view} />
          ))}
        </div>
      )}
    </div>
  )
}

function Group({ group: { item, leaves }, view }: WithView & { readonly group: LeafGroup }) {
  return (
    <div className={styles.group} role="group" aria-label={String(item.title)}>
      <h3>{item.title}</h3>
      <div className={styles.options}>
        {equalLeaves(leaves, view).map((equal) => (
          <Option key={equal[0].key} leaves={equal} view={view} />
        ))}
      </div>
    </div>
  )
}

interface OptionProps extends WithView {
  readonly leaves: EqualLeaves
}

/** One choice as a button, or several that are the same: pressed while picked, linked while what it is about is pointed at on the board. */
function Option({ leaves, view }: OptionProps) {
  const { props, picked } = useEqualChoices(leaves)
  const [{ item }] = leaves
  const thing = meaningOf(item.pieces?.[0] ?? '')
  const card = useCard(thing?.kind === 'card' ? (nameOfCard(view, thing.id) ?? '') : '')
  const { onPointerEnter, onPointerLeave } = useTyrantsPreview(card)
  const isCounted = leaves.length > 1
  return (
    <button {...props} {...{ onPointerEnter, onPointerLeave }} className={styles.option}>
      {thing?.kind === 'color' ? (
        <svg className={styles.color} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.2" fill={`var(--tyrants-${thing.color})`} />
        </svg>
      ) : null}
      {choiceWords(item, view)}
      {isCounted ? <small>{picked > 1 ? `${picked} of ${leaves.length}` : `×${leaves.length}`}</small> : null}
      <Price leaves={leaves} cost={card?.cost} />
      {item.subtitles?.map((line) => (
        <small key={line} title="points in the deck / in the inner circle">
          {line}
        </small>
      ))}
    </button>
  )
}

/** What a choice of the turn's own menu costs. */
function Price({
  leaves: [{ item, group }],
  cost,
}: Pick<OptionProps, 'leaves'> & { cost: number | undefined }) {
  if (group?.kind === ('recruit' satisfies ActionKind) && cost !== undefined)
    return (
      <small>
        {cost} <TyrantsIcon name="influence" />
      </small>
    )
  if (group?.kind !== ('use-power' satisfies ActionKind) || !isPower(item.kind)) return null
  return (
    <small>
      {PRICES[item.kind]} <TyrantsIcon name="power" />
    </small>
  )
}

const isPower = (kind: string | undefined): kind is PowerKind => kind !== undefined && kind in PRICES
