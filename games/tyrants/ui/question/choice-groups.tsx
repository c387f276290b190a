import { type LeafGroup, useEqualChoices, useQuestion } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { PRICES } from '../../rules/facts/names'
import { meaningOf } from '../../rules/facts/piece'
import type { ActionKind, PowerKind } from '../../rules/facts/question-kinds'
import type { CardView, TyrantsView } from '../../rules/view'
import { useTyrantsPreview } from '../card/card-preview'
import { useCard, useCards } from '../card/wording'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { nameOfCard } from '../tyrants-view'
import { choiceWords } from './choice-words'
import { type EqualLeaves, equalLeaves } from './equal-leaves'
import styles from './question.module.css'
import { autoPlayWords } from './turn-words'

interface WithView {
  readonly view: TyrantsView
}
interface ChoiceGroupsProps extends WithView {
  /** The name of whoever looks. */
  readonly viewer: string
  /** The card in the course of which the viewer is asked. */
  readonly because: ReactNode
}

/** The choices of the open question: in their groups, and beside them what stands in none. */
export function ChoiceGroups({ view, viewer, because }: ChoiceGroupsProps) {
  const { request, groups, leaves } = useQuestion()
  const plain = leaves.filter(({ group }) => group === undefined)
  const hand = view.players.find(({ name }) => name === viewer)?.hand
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
            <Option key={equal[0].key} leaves={equal} view={view} hand={hand} />
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
  /** The viewer's own, beside the choices of a turn. */
  readonly hand?: readonly CardView[] | undefined
}

/** One choice as a button, or several that are the same: pressed while picked, linked while what it is about is pointed at on the board. */
function Option({ leaves, view, hand = [] }: OptionProps) {
  const { props, picked } = useEqualChoices(leaves)
  const [{ item }] = leaves
  const thing = meaningOf(item.pieces?.[0] ?? '')
  const card = useCard(thing?.kind === 'card' ? (nameOfCard(view, thing.id) ?? '') : '')
  const { onPointerEnter, onPointerLeave } = useTyrantsPreview(card)
  const isCounted = leaves.length > 1
  return (
    <button
      {...props}
      {...{ onPointerEnter, onPointerLeave }}
      className={styles.option}
      data-kind={item.kind}
    >
      {thing?.kind === 'color' ? (
        <svg className={styles.color} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="5.2" fill={`var(--tyrants-${thing.color})`} />
        </svg>
      ) : null}
      {choiceWords(item, view)}
      {isCounted ? <small>{picked > 1 ? `${picked} of ${leaves.length}` : `×${leaves.length}`}</small> : null}
      <Price leaves={leaves} cost={card?.cost} />
      <TurnAction kind={item.kind} hand={hand} />
      {item.subtitles?.map((line) => (
        <small key={line} title="points in the deck / in the inner circle">
          {line}
        </small>
      ))}
    </button>
  )
}

/** Beside an action of the turn: the rulebook's word for it, or what it will do. */
function TurnAction({
  kind,
  hand,
}: {
  readonly kind: string | undefined
  readonly hand: readonly CardView[]
}) {
  const cardNamed = useCards()
  if (kind === ('pass' satisfies ActionKind)) return <small title="the rulebook's word">Pass</small>
  if (kind !== ('auto-play' satisfies ActionKind)) return null
  return <small>{autoPlayWords(hand.flatMap(({ name }) => cardNamed(name) ?? []))}</small>
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
