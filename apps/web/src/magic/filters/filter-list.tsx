import { ActionIcon } from '@mantine/core'
import { type CardFilter, filterLabel } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import styles from './card-filters.module.css'

interface FilterListProps {
  readonly filters: readonly CardFilter[]
  readonly onRemove: (index: number) => void
}

/** The active filters, each with kind, operator and value, and a button to remove it. */
export function FilterList({ filters, onRemove }: FilterListProps) {
  return (
    <ul className={styles.list} aria-label="Filters">
      {filters.map((filter, index) => (
        <li key={index}>
          {filterLabel(filter)}
          <ActionIcon
            size={28}
            aria-label={`remove filter ${filterLabel(filter)}`}
            onClick={() => onRemove(index)}
          >
            <Icon name="close" size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
