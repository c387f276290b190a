import { SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type CardFilter, SEARCH_CAP, searchCapNote } from '@parlour/mtg-cards'
import { addEdit } from '@parlour/mtg-ui'
import { Icon, joinClasses, Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './card-search-list.module.css'
import { FoundCards } from './found-cards'
import { useCardSearch } from './use-card-search'
import type { DeckEdits } from './use-deck-edits'
import { useDeckCube } from './use-deck-cube'

interface CardSearchListProps {
  readonly className: string | undefined
  readonly filters: readonly CardFilter[]
  readonly query: string
  readonly edits: DeckEdits
}

const REST = 250

/** Lists every matching card, one per line. A click adds one to the main deck (rules: library 5). */
export function CardSearchList({ className, filters, query, edits }: CardSearchListProps) {
  const [name, setName] = useState('')
  const [settled] = useDebouncedValue(name.trim(), REST)
  const deckCube = useDeckCube(edits.deck)
  const [inCube, setInCube] = useState(false)
  const cubeId = inCube ? deckCube : undefined
  const { cards, total, problem, isOld, hasMore, more } = useCardSearch({
    name: settled,
    filters,
    query,
    cubeId,
  })
  return (
    <section className={joinClasses(styles.column, className)} aria-label="Cards">
      <header className={styles.head}>
        <TextInput
          type="search"
          aria-label="Search by name"
          placeholder="Name"
          leftSection={<Icon name="search" size={16} />}
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {deckCube === undefined ? null : (
          <SegmentedControl
            aria-label="Where to search"
            data={[
              { value: 'all', label: 'all cards' },
              { value: 'cube', label: 'cube' },
            ]}
            value={inCube ? 'cube' : 'all'}
            onChange={(value) => setInCube(value === 'cube')}
          />
        )}
        <p role="status">{total === undefined ? '' : `${total.toLocaleString('en')} found`}</p>
      </header>
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {total !== undefined && total > SEARCH_CAP ? (
        <p className={styles.note}>{searchCapNote(total)}</p>
      ) : null}
      {total === undefined && problem === undefined ? <Loading /> : null}
      {total === 0 ? <p className={styles.empty}>No matching cards. Try removing a filter.</p> : null}
      <FoundCards
        key={JSON.stringify([settled, filters, query, cubeId])}
        cards={cards}
        isOld={isOld}
        {...(edits.deck === undefined
          ? {}
          : { onAdd: (cardId: string) => edits.edit(addEdit(cardId, 'main')) })}
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
