import { NativeSelect, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  CARD_ORDERS,
  type CardFilter,
  type CardOrderBy,
  readCardQuery,
  SEARCH_CAP,
  searchCapNote,
} from '@parlour/mtg-cards'
import { addEdit, type DeckDraft, playEdit } from '@parlour/mtg-ui'
import { Icon, joinClasses, Strip, useSearchKeys } from '@parlour/ui-kit'
import { useMemo, useRef, useState } from 'react'
import styles from './card-search-list.module.css'
import { FOUND_CARDS, FoundCards } from './found-cards'
import { useCardSearch } from './use-card-search'
import type { DeckEdits } from './use-deck-edits'
import { useSearchScope } from './use-search-scope'

interface CardSearchListProps {
  readonly className: string | undefined
  readonly filters: readonly CardFilter[]
  readonly query: string
  readonly edits: DeckEdits
  /** Undefined while it is loaded. */
  readonly draft: DeckDraft | undefined
}

const REST = 250

/** Lists every matching card, one per line. A click adds one to the main deck (rules: library 5). */
export function CardSearchList({ className, filters, query, edits, draft }: CardSearchListProps) {
  const column = useRef<HTMLElement>(null)
  const [name, setName] = useState('')
  const [settled] = useDebouncedValue(name.trim(), REST)
  const { places, place, choose } = useSearchScope(edits, draft)
  const [order, setOrder] = useState<CardOrderBy>('name')
  const ofQuery = useMemo(() => readCardQuery(query).order, [query])
  const { cards, total, problem, isOld, hasMore, more } = useCardSearch({
    name: settled,
    order,
    filters,
    query,
    scope: place?.scope,
  })
  const addTo = (cardId: string) => (place?.value === 'pool' ? playEdit(cardId) : addEdit(cardId, 'main'))
  const onSearchKey = useSearchKeys({ list: column, items: FOUND_CARDS }, () => {
    const [first] = cards
    const isFoundByName = !isOld && name.trim() === settled
    if (first !== undefined && isFoundByName && edits.deck !== undefined) edits.edit(addTo(first._id))
  })
  return (
    <section ref={column} className={joinClasses(styles.column, className)} aria-label="Cards">
      <header className={styles.head}>
        <NativeSelect
          aria-label="Sort by"
          data={[...CARD_ORDERS]}
          value={ofQuery?.by ?? order}
          disabled={ofQuery !== undefined}
          title={ofQuery === undefined ? undefined : 'The query orders the cards.'}
          onChange={(event) =>
            setOrder(CARD_ORDERS.find((one) => one === event.currentTarget.value) ?? 'name')
          }
        />
        <TextInput
          type="search"
          aria-label="Search by name"
          placeholder="Name"
          leftSection={<Icon name="search" size={16} />}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={onSearchKey}
        />
        {places.length < 2 ? null : (
          <SegmentedControl
            aria-label="Where to search"
            data={places.map(({ value, label }) => ({ value, label }))}
            value={place?.value ?? ''}
            onChange={choose}
          />
        )}
        <p role="status">{total === undefined ? '' : `${total.toLocaleString('en')} found`}</p>
      </header>
      {query === '' ? null : (
        <p className={joinClasses(styles.note, styles.query)}>Cards found by the query: {query}</p>
      )}
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {total !== undefined && total > SEARCH_CAP ? (
        <p className={styles.note}>{searchCapNote(total)}</p>
      ) : null}
      {total === undefined && problem === undefined ? <Loading /> : null}
      {total === 0 ? <p className={styles.empty}>No matching cards. Try removing a filter.</p> : null}
      <FoundCards
        key={JSON.stringify([settled, filters, query, place?.value, order])}
        cards={cards}
        isOld={isOld}
        {...(edits.deck === undefined ? {} : { onAdd: (cardId: string) => edits.edit(addTo(cardId)) })}
        onEnd={() => hasMore && more()}
      />
    </section>
  )
}

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading...">
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={10} width={`${70 - row * 4}%`} />
      ))}
    </div>
  )
}
