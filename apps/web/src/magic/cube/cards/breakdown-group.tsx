import type { BreakdownGroup } from '@parlour/mtg-cards'
import { type FocusEvent, useEffect, useRef } from 'react'
import styles from './breakdown.module.css'
import { CubeCardRow } from './cube-card-row'
import { type LinkedAchievement, starWords } from './linked-achievements'
import { roughHeight } from './rough-height'
import { useDrawn } from './use-drawn'

interface GroupProps {
  readonly group: BreakdownGroup
  readonly linked: readonly LinkedAchievement[]
  /** Stands where it is seen at once. */
  readonly isFirst: boolean
  readonly onOpen: (cardId: string) => void
}

/**
 * The cards of one mana value under their dots; until they are drawn a place of about their height. The Tab key reaches that place:
 * then it is drawn, and the focus goes on to its first row, or to its last when it came from below.
 */
export function BreakdownGroupView({ group, linked, isFirst, onOpen }: GroupProps) {
  const { manaValue, cards } = group
  const { ref, isDrawn, draw } = useDrawn<HTMLUListElement>(isFirst)
  const wanted = useRef<'first' | 'last'>(undefined)
  useEffect(() => {
    if (!isDrawn || wanted.current === undefined) return
    const rows = ref.current?.querySelectorAll('button') ?? []
    rows[wanted.current === 'first' ? 0 : rows.length - 1]?.focus()
    wanted.current = undefined
  }, [isDrawn, ref])
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const isFromBelow =
      relatedTarget !== null &&
      (currentTarget.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    wanted.current = isFromBelow ? 'last' : 'first'
    draw()
  }
  const label = `mana value ${manaValue}`
  if (!isDrawn)
    return (
      <ul ref={ref} aria-label={label} style={{ height: roughHeight(group) }}>
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
