import type { BreakdownColumn } from '@parlour/mtg-cards'
import type { LinkedAchievement } from '@parlour/mtg-ui'
import { BreakdownGroupView } from './breakdown-group'
import styles from './breakdown.module.css'

interface ColumnProps {
  readonly column: BreakdownColumn
  readonly linked: readonly LinkedAchievement[]
  readonly onOpen: (cardId: string) => void
}

/** One color's cards with the count of the column and of each section. */
export function BreakdownColumnView({ column: { id, count, sections }, linked, onOpen }: ColumnProps) {
  return (
    <section className={`${styles.column} ${styles[id]}`} id={`column-${id}`} aria-label={id}>
      <h3>
        {id} <span>{count.toLocaleString('en')}</span>
      </h3>
      {sections.map((section) => (
        <div key={section.id} className={styles.section} style={{ ['--rows' as string]: section.count }}>
          {sections.length === 1 && section.id === id ? null : (
            <h4>
              {section.id} <span>{section.count.toLocaleString('en')}</span>
            </h4>
          )}
          {section.groups.map((group) => (
            <BreakdownGroupView
              key={group.manaValue ?? 'all'}
              group={group}
              linked={linked}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </section>
  )
}
