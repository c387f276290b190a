import type { BreakdownColumn, BreakdownGroup } from '@parlour/mtg-cards'
import { BreakdownGroupView } from './breakdown-group'
import styles from './breakdown.module.css'
import type { LinkedAchievement } from './linked-achievements'
import { roughHeight } from './rough-height'

interface ColumnProps {
  readonly column: BreakdownColumn
  readonly linked: readonly LinkedAchievement[]
  /** Whether the column begins where it is seen at once. */
  readonly isSeen: boolean
  readonly onOpen: (cardId: string) => void
}

/** How many rows of a column are seen at once, about. */
const ROWS_SEEN = 30

/** One colour's cards with the count of the column and of each section. */
export function BreakdownColumnView({ column, linked, isSeen, onOpen }: ColumnProps) {
  const { id, count, sections } = column
  const seen = isSeen ? firstGroups(column) : new Set<string>()
  return (
    <section className={`${styles.column} ${styles[id]}`} id={`column-${id}`} aria-label={id}>
      <h3>
        {id} <span>{count}</span>
      </h3>
      {sections.map((section) => (
        <div
          key={section.id}
          className={styles.section}
          style={{ containIntrinsicHeight: `auto ${heightOf(section.groups)}px` }}
        >
          {sections.length === 1 && section.id === id ? null : (
            <h4>
              {section.id} <span>{section.count}</span>
            </h4>
          )}
          {section.groups.map((group) => (
            <BreakdownGroupView
              key={group.manaValue}
              group={group}
              linked={linked}
              isFirst={seen.has(groupKey(section.id, group.manaValue))}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </section>
  )
}

const heightOf = (groups: readonly BreakdownGroup[]) =>
  groups.reduce((sum, group) => sum + roughHeight(group), 0)

const groupKey = (section: string, manaValue: number) => `${section} ${manaValue}`

/** The groups that begin within the rows seen at once. */
function firstGroups({ sections }: BreakdownColumn): ReadonlySet<string> {
  const first = new Set<string>()
  let rows = 0
  for (const { id, groups } of sections)
    for (const { manaValue, cards } of groups) {
      if (rows >= ROWS_SEEN) return first
      first.add(groupKey(id, manaValue))
      rows += cards.length
    }
  return first
}
