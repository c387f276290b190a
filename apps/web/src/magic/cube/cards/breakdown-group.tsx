import type { BreakdownGroup } from '@parlour/mtg-cards'
import { type LinkedAchievement, starWords } from '@parlour/mtg-ui'
import styles from './breakdown.module.css'
import { CubeCardRow } from './cube-card-row'

interface GroupProps {
  readonly group: BreakdownGroup
  readonly linked: readonly LinkedAchievement[]
  readonly onOpen: (cardId: string) => void
}

/** The cards of one mana value under their dots, or of a section in another order. */
export function BreakdownGroupView({ group: { manaValue, dots, cards }, linked, onOpen }: GroupProps) {
  return (
    <ul aria-label={manaValue === undefined ? undefined : `mana value ${manaValue}`}>
      {manaValue === undefined ? null : (
        <li className={styles.divider} aria-hidden>
          {dots.map((size, index) => (
            <i key={index} className={size === 'large' ? styles.large : undefined} />
          ))}
        </li>
      )}
      {cards.map((card) => (
        <CubeCardRow key={card._id} card={card} star={starWords(card, linked)} onOpen={onOpen} />
      ))}
    </ul>
  )
}
