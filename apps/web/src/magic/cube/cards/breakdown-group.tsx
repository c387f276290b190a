import type { BreakdownGroup } from '@parlour/mtg-cards'
import { type FocusEvent, useEffect, useRef } from 'react'
import styles from './breakdown.module.css'
import { CubeCardRow } from './cube-card-row'
import { type LinkedAchievement, starWords } from './linked-achievements'
import { useNearSight } from './use-near-sight'

interface GroupProps {
  readonly group: BreakdownGroup
  readonly linked: readonly LinkedAchievement[]
  /** Stands where it is seen at once. */
  readonly startsNear: boolean
  readonly onOpen: (cardId: string) => void
}

/** About how high a row and the dots over a group are, until a group was seen. */
const ROW = { wide: 32, phone: 40 }
const DIVIDER = 9

const isPhone = () => window.matchMedia('(max-width: 767px)').matches

/**
 * The cards of one mana value under their dots. Drawn only near sight, for a cube has hundreds of them; else a place of its height,
 * which the Tab key reaches: then it is drawn and the focus goes on to its first row, or to its last when it came from below.
 */
export function BreakdownGroupView({ group, linked, startsNear, onOpen }: GroupProps) {
  const { manaValue, cards } = group
  const { ref, isNear, height, bring } = useNearSight<HTMLUListElement>(startsNear)
  const wanted = useRef<'first' | 'last'>(undefined)
  useEffect(() => {
    if (!isNear || wanted.current === undefined) return
    const rows = ref.current?.querySelectorAll('button') ?? []
    rows[wanted.current === 'first' ? 0 : rows.length - 1]?.focus()
    wanted.current = undefined
  }, [isNear, ref])
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isFromBelow =
      relatedTarget !== null &&
      (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    wanted.current = isFromBelow ? 'last' : 'first'
    bring()
  }
  const label = `mana value ${manaValue}`
  if (!isNear)
    return (
      <ul ref={ref} aria-label={label} style={{ height: height ?? roughHeight(cards.length) }}>
        <li>
          <button type="button" className={styles.unseen} onFocus={onFocus}>
            {cards.length} of {label}
          </button>
        </li>
      </ul>
    )
  return (
    <ul ref={ref} aria-label={label}>
      <Divider group={group} />
      {cards.map((card) => (
        <CubeCardRow key={card._id} card={card} star={starWords(card, linked)} onOpen={onOpen} />
      ))}
    </ul>
  )
}

const roughHeight = (rows: number) => DIVIDER + rows * (isPhone() ? ROW.phone : ROW.wide)

/** As many dots as the mana value, at most ten, every fifth larger. */
function Divider({ group: { dots } }: { readonly group: BreakdownGroup }) {
  return (
    <li className={styles.divider} aria-hidden>
      {dots.map((size, index) => (
        <i key={index} className={size === 'large' ? styles.large : undefined} />
      ))}
    </li>
  )
}
