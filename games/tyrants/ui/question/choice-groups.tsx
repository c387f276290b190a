import { type Leaf, type LeafGroup, useEqualChoices, useQuestion } from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import type { Card } from '../../rules/facts/card'
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
import type { ShownChoices } from './shown-choices'
import { autoPlayWords } from './turn-words'

interface WithView {
  readonly view: TyrantsView
}
interface ShownChoicesProps extends WithView {
  /** The name of whoever looks. */
  readonly viewer: string
  /** The card in the course of which the viewer is asked. */
  readonly because: ReactNode
}

/** Returns the choices of the open question, drawn: in their groups, and apart what stands in none. */
export function useShownChoices({ view, viewer, because }: ShownChoicesProps): ShownChoices {
  const { request, groups, leaves } = useQuestion()
  const hand = view.players.find(({ name }) => name === viewer)?.hand ?? []
  const plainCards = usePlainCards(hand)
  const single = leaves.filter(({ group }) => group === undefined)
  const [end, rest] = [single.filter(isPass), single.filter((leaf) => !isPass(leaf))]
  const options = (some: readonly Leaf[], title: string) =>
    some.length === 0 ? null : (
      <div className={styles.options} role="group" aria-label={title}>
        {equalLeaves(some, view).map((equal) => (
          <Option key={equal[0].key} leaves={equal} view={view} plainCards={plainCards} />
        ))}
      </div>
    )
  return {
    because,
    isPlainFirst: plainCards.length >= MANY,
    rest: options(rest, groups.length === 0 ? request?.title || 'Choose' : 'Plain cards'),
    groupOf: (index) => {
      const group = groups.find((one) => one.index === index)
      return group === undefined ? null : <Group key={index} group={group} view={view} />
    },
    end: options(end, 'Turn'),
  }
}

/**
 * The choices beside each other: what stands in no group before or behind the groups, and apart from them the
 * end of the turn, which is always in sight.
 */
export function ChoiceGroups({ shown }: { readonly shown: ShownChoices }) {
  const { groups } = useQuestion()
  const { because, isPlainFirst, rest, groupOf, end } = shown
  return (
    <div className={styles.choices}>
      <div className={styles.groups}>
        {because}
        {isPlainFirst ? rest : null}
        {inTurn(groups).map(({ index }) => groupOf(index))}
        {isPlainFirst ? null : rest}
      </div>
      {end === null ? null : <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Returns the groups of a turn's menu, last what is bought: the market itself shows that. */
export const inTurn = (groups: readonly LeafGroup[]): readonly LeafGroup[] =>
  groups.toSorted((one, other) => Number(isRecruiting(one)) - Number(isRecruiting(other)))

const isRecruiting = ({ item }: LeafGroup): boolean => item.kind === ('recruit' satisfies ActionKind)

/** Returns whether a choice ends the turn. */
export const isPass = ({ item: { kind } }: Leaf): boolean => kind === ('pass' satisfies ActionKind)

/** Only so many cards are worth a click of their own. */
const MANY = 2

const isAutoPlay = (kind: string | undefined): boolean => kind === ('auto-play' satisfies ActionKind)

/** The cards of a hand that Auto-play plays. */
function usePlainCards(hand: readonly CardView[]): readonly Card[] {
  const cardNamed = useCards()
  return hand.flatMap(({ name }) => cardNamed(name) ?? []).filter(({ autoplay }) => autoplay)
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
  /** What Auto-play would play, beside the choices of a turn. */
  readonly plainCards?: readonly Card[]
}

/**
 * One choice as a button, or several that are the same: pressed while picked, linked while what it is about
 * is pointed at on the board.
 */
function Option({ leaves, view, plainCards = [] }: OptionProps) {
  const { props, picked } = useEqualChoices(leaves)
  const [{ item }] = leaves
  const thing = meaningOf(item.pieces?.[0] ?? '')
  const card = useCard(thing?.kind === 'card' ? (nameOfCard(view, thing.id) ?? '') : '')
  const { onPointerEnter, onPointerLeave } = useTyrantsPreview(card)
  const isCounted = leaves.length > 1
  const ends = isPass(leaves[0])
  return (
    <button
      {...props}
      {...{ onPointerEnter, onPointerLeave }}
      // A double click asks as one click does: its second half is no answer to what the first asks.
      onClick={(event) => (ends && event.detail > 1 ? undefined : props.onClick?.(event))}
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
      <TurnAction kind={item.kind} plainCards={plainCards} />
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
  plainCards,
}: {
  readonly kind: string | undefined
  readonly plainCards: readonly Card[]
}) {
  if (kind === ('pass' satisfies ActionKind)) return <small title="the rulebook's word">Pass</small>
  return isAutoPlay(kind) ? <small>{autoPlayWords(plainCards)}</small> : null
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
