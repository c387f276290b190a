import { Button } from '@mantine/core'
import type { CardFilter } from '@parlour/mtg-cards'
import type { RefObject } from 'react'
import { CardFilters } from '../../filters/card-filters'
import type { ChangeFilters } from '../../filters/use-filters'
import { QueryField } from '../../filters/query-field'
import { CARD_ROWS } from './breakdown'
import styles from './cards-tab.module.css'

interface CubeSearchProps {
  readonly query: {
    readonly query: string
    readonly typed: string
    readonly setQuery: (query: string) => void
  }
  readonly filters: readonly CardFilter[]
  readonly onFilters: ChangeFilters
  readonly isOpen: boolean
  /** Where the cards stand that it finds. */
  readonly found: RefObject<HTMLElement | null>
  /** In a cube with achievements: links one to what is found. */
  readonly link: { readonly isPossible: boolean; readonly onLink: () => void } | undefined
}

/**
 * The search of a cube: a line of the query language and the filters. Folded, it shows the filters that are
 * set.
 */
export function CubeSearch({ query, filters, onFilters, isOpen, found, link }: CubeSearchProps) {
  const { typed, setQuery } = query
  return (
    <div className={styles.search}>
      {isOpen || typed !== '' ? (
        <QueryField
          typed={typed}
          query={query.query}
          onQuery={setQuery}
          found={{ list: found, items: CARD_ROWS }}
        />
      ) : null}
      <CardFilters filters={filters} onFilters={onFilters} isFolded={!isOpen}>
        {link === undefined ? null : (
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!link.isPossible}
            title={link.isPossible ? undefined : 'Set a filter first.'}
            onClick={link.onLink}
          >
            link to achievement
          </Button>
        )}
      </CardFilters>
    </div>
  )
}
