import { Button, NativeSelect, SegmentedControl, TextInput } from '@mantine/core'
import { addFilter, CARD_ORDERS, type CardFilter, type CardOrderBy, removeFilter } from '@parlour/mtg-cards'
import { Icon } from '@parlour/ui-kit'
import { type KeyboardEvent, useState } from 'react'
import { FilterList } from '../filters/filter-list'
import { FilterFields } from '../filters/card-filters'
import { QueryHelp } from '../filters/query-help'
import type { ChangeFilters } from '../filters/use-filters'
import styles from './card-search-list.module.css'
import { ColorToggles, isOfToggles } from './color-toggles'
import type { useLiveQuery } from './use-live-query'
import type { useSearchScope } from './use-search-scope'

interface SearchBoxProps {
  readonly line: ReturnType<typeof useLiveQuery>
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void
  readonly scope: ReturnType<typeof useSearchScope>
  readonly filters: readonly CardFilter[]
  readonly onFilters: ChangeFilters
}

/** What is searched for, and where: the query, the place, colors, and the other filters on demand. */
export function SearchBox({ line, onKey, scope, filters, onFilters }: SearchBoxProps) {
  const [isOpen, setOpen] = useState(false)
  const { places, place, choose } = scope
  const listed = filters.filter((filter) => !isOfToggles(filter))
  const onListed: ChangeFilters = (change) =>
    onFilters((before) => [
      ...before.filter(isOfToggles),
      ...change(before.filter((filter) => !isOfToggles(filter))),
    ])
  return (
    <div className={styles.box}>
      <div role="search" aria-label="Query" className={styles.line}>
        <TextInput
          type="search"
          aria-label="Query"
          placeholder="Name, or t:creature mv<=3"
          leftSection={<Icon name="search" size={16} />}
          maxLength={500}
          spellCheck={false}
          value={line.text}
          error={line.problem}
          onChange={(event) => line.type(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <QueryHelp isIcon />
      </div>
      {places.length < 2 ? null : (
        <SegmentedControl
          aria-label="Where to search"
          size="xs"
          data={places.map(({ value, label }) => ({ value, label }))}
          value={place?.value ?? ''}
          onChange={choose}
        />
      )}
      <ColorToggles filters={filters} onFilters={onFilters} />
      <section className={styles.held} aria-label="Card filters">
        {listed.length === 0 ? null : (
          <>
            <FilterList
              filters={listed}
              onRemove={(index) => onListed((before) => removeFilter(before, index))}
            />
            <Button size="compact-sm" onClick={() => onFilters(() => [])}>
              clear
            </Button>
          </>
        )}
        <Button size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'fewer filters' : 'more filters'}
        </Button>
        {isOpen ? (
          <div className={styles.fields}>
            <FilterFields onAdd={(filter) => onListed((before) => addFilter(before, filter))} />
          </div>
        ) : null}
      </section>
    </div>
  )
}

interface FoundLineProps {
  readonly total: number | undefined
  /** The order that the query asks for, which goes before the chosen one. */
  readonly ofQuery: CardOrderBy | undefined
  readonly order: CardOrderBy
  readonly onOrder: (order: CardOrderBy) => void
  readonly arePictures: boolean
  readonly onPictures: (arePictures: boolean) => void
}

/** How many cards are found, whether they are drawn, and their order. */
export function FoundLine(props: FoundLineProps) {
  const { total, ofQuery, order, onOrder, arePictures, onPictures } = props
  return (
    <div className={styles.found}>
      <p role="status">{total === undefined ? '' : `${total.toLocaleString('en')} found`}</p>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={arePictures}
        onClick={() => onPictures(!arePictures)}
      >
        pictures
      </button>
      <NativeSelect
        aria-label="Sort by"
        size="xs"
        data={[...CARD_ORDERS]}
        value={ofQuery ?? order}
        disabled={ofQuery !== undefined}
        title={ofQuery === undefined ? 'Sort by' : 'The query orders the cards.'}
        onChange={(event) => onOrder(CARD_ORDERS.find((one) => one === event.currentTarget.value) ?? 'name')}
      />
    </div>
  )
}
