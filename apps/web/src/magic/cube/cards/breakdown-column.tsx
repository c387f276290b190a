import type { BreakdownColumn, BreakdownGroup } from '@parlour/mtg-cards'
import styles from './breakdown.module.css'
import { CubeCardRow } from './cube-card-row'
import { type LinkedAchievement, starWords } from './linked-achievements'

interface ColumnProps {
  readonly column: BreakdownColumn
  readonly linked: readonly LinkedAchievement[]
  readonly onOpen: (cardId: string) => void
}

/** One colour's cards with the count of the column and of each section. */
export function BreakdownColumnView({ column: { id, count, sections }, linked, onOpen }: ColumnProps) {
  return (
    <section className={`${styles.column} ${styles[id]}`} id={`column-${id}`} aria-label={id}>
      <h3>
        {id} <span>{count}</span>
      </h3>
      {sections.map((section) => (
        <div key={section.id} className={styles.section}>
          {sections.length === 1 && section.id === id ? null : (
            <h4>
              {section.id} <span>{section.count}</span>
            </h4>
          )}
          {section.groups.map((group) => (
            <ul key={group.manaValue} aria-label={`mana value ${group.manaValue}`}>
              <Divider group={group} />
              {group.cards.map((card) => (
                <CubeCardRow key={card._id} card={card} star={starWords(card, linked)} onOpen={onOpen} />
              ))}
            </ul>
          ))}
        </div>
      ))}
    </section>
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
