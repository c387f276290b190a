import type { BreakdownColumn, BreakdownSection } from '@parlour/mtg-cards'
import type { LinkedAchievement } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import { memo } from 'react'
import { BreakdownGroupView } from './breakdown-group'
import styles from './breakdown.module.css'

interface CardsProps {
  readonly linked: readonly LinkedAchievement[]
  readonly onOpen: (cardId: string) => void
}

interface ColumnProps extends CardsProps {
  readonly column: BreakdownColumn
  /** Whether a section is drawn by now; until then its room is kept. */
  readonly isDrawn: (section: BreakdownSection) => boolean
}

/** One color's cards with the count of the column and of each section. */
export function BreakdownColumnView({ column, isDrawn, ...cards }: ColumnProps) {
  const { id, count, sections } = column
  return (
    <section className={`${styles.column} ${styles[id]}`} id={`column-${id}`} aria-label={id}>
      <h3>
        {id} <span>{count.toLocaleString('en')}</span>
      </h3>
      {sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          isDrawn={isDrawn(section)}
          isWholeColumn={sections.length === 1 && section.id === id}
          {...cards}
        />
      ))}
    </section>
  )
}

interface SectionProps extends CardsProps {
  readonly section: BreakdownSection
  readonly isDrawn: boolean
  readonly isWholeColumn: boolean
}

const SectionView = memo(function SectionView({ section, isDrawn, isWholeColumn, ...cards }: SectionProps) {
  const { id, count, groups } = section
  return (
    <div
      className={joinClasses(styles.section, !isDrawn && styles.room)}
      style={{ ['--rows' as string]: count }}
    >
      {!isDrawn || isWholeColumn ? null : (
        <h4>
          {id} <span>{count.toLocaleString('en')}</span>
        </h4>
      )}
      {isDrawn
        ? groups.map((group) => (
            <BreakdownGroupView key={group.manaValue ?? 'all'} group={group} {...cards} />
          ))
        : null}
    </div>
  )
})
