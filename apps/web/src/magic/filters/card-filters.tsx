import { Button } from '@mantine/core'
import { addFilter, type CardFilter, removeFilter } from '@parlour/mtg-cards'
import type { ReactNode } from 'react'
import styles from './card-filters.module.css'
import { ColorFilterFields } from './color-filter-fields'
import { FilterList } from './filter-list'
import { LegalityFilterField } from './legality-filter-field'
import { NumberFilterFields } from './number-filter-fields'
import { SetFilterField } from './set-filter-field'
import { TextFilterFields } from './text-filter-fields'
import type { ChangeFilters } from './use-filters'

interface CardFiltersProps {
  readonly filters: readonly CardFilter[]
  readonly onFilters: ChangeFilters
  /** Shows only the active filters. */
  readonly isFolded?: boolean
  /** What else can be done with the filters, at the end of their list. */
  readonly children?: ReactNode
}

/**
 * Fields for every kind of filter, and the list of active filters. A card must match all of them (rules:
 * screens 2.2).
 */
export function CardFilters({ filters, onFilters, isFolded = false, children }: CardFiltersProps) {
  const add = (filter: CardFilter) => onFilters((before) => addFilter(before, filter))
  return (
    <section className={styles.filters} aria-label="Card filters">
      {isFolded ? null : <FilterFields onAdd={add} />}
      <div className={styles.held}>
        {filters.length === 0 ? null : (
          <>
            <FilterList
              filters={filters}
              onRemove={(index) => onFilters((before) => removeFilter(before, index))}
            />
            <Button size="compact-sm" onClick={() => onFilters(() => [])}>
              clear
            </Button>
          </>
        )}
        {children}
      </div>
    </section>
  )
}

/** Fields for every kind of filter, each with a button that adds it. */
export function FilterFields({ onAdd }: { readonly onAdd: (filter: CardFilter) => void }) {
  return (
    <div className={styles.fields}>
      <TextFilterFields onAdd={onAdd} />
      <NumberFilterFields onAdd={onAdd} />
      <div className={styles.pair}>
        <span className={styles.legend}>Format and set</span>
        <LegalityFilterField onAdd={onAdd} />
        <SetFilterField onAdd={onAdd} />
      </div>
      <ColorFilterFields onAdd={onAdd} />
    </div>
  )
}
