import { Skeleton } from '@mantine/core'
import { type CardOrderBy, SEARCH_CAP, searchCapNote } from '@parlour/mtg-cards'
import { addEdit, considerEdit, type DeckDraft, type DeckEdit, playEdit } from '@parlour/mtg-ui'
import { joinClasses, Strip, useSearchKeys, useStored } from '@parlour/ui-kit'
import { useRef, useState } from 'react'
import { useFilters } from '../filters/use-filters'
import styles from './card-search-list.module.css'
import { copiesByName } from './copies-by-name'
import { FOUND_CARDS, FoundCards } from './found-cards'
import { FoundLine, SearchBox } from './search-box'
import { useCardSearch } from './use-card-search'
import type { DeckCards } from './use-deck-cards'
import type { DeckEdits } from './use-deck-edits'
import { useLiveQuery } from './use-live-query'
import { useSearchScope } from './use-search-scope'

interface CardSearchListProps {
  readonly className: string | undefined
  readonly edits: DeckEdits
  readonly cards: DeckCards
  /** Undefined while it is loaded. */
  readonly draft: DeckDraft | undefined
}

/**
 * Finds cards for the deck, as lines or drawn. A click adds one to the main deck (rules: library 5), and so
 * does Enter in the field once cards of that name are found.
 */
export function CardSearchList({ className, edits, cards: inDeck, draft }: CardSearchListProps) {
  const column = useRef<HTMLElement>(null)
  const [filters, setFilters] = useFilters()
  const line = useLiveQuery()
  const scope = useSearchScope(edits, draft)
  const { place } = scope
  const [order, setOrder] = useState<CardOrderBy>('name')
  const [arePictures, setPictures] = useStored<boolean>({
    key: 'parlour-found-pictures',
    defaultValue: false,
  })
  const search = useCardSearch({ order, filters, query: line.query, scope: place?.scope })
  const { cards, total, problem, isOld, hasMore, more } = search
  const one = (cardId: string) => (place?.value === 'pool' ? playEdit(cardId) : addEdit(cardId, 'main'))
  const add = (cardId: string, copies = 1) => edits.edit(repeated(one(cardId), copies))
  const onKey = useSearchKeys({ list: column, items: FOUND_CARDS }, () => {
    const [first] = cards
    if (!line.isSettled) line.searchNow()
    else if (first !== undefined && !isOld && line.isName && edits.deck !== undefined) add(first._id)
  })
  return (
    <section ref={column} className={joinClasses(styles.column, className)} aria-label="Cards">
      <SearchBox {...{ line, onKey, scope, filters }} onFilters={setFilters} />
      <div className={styles.results}>
        <FoundLine
          {...{ total, order, arePictures }}
          ofQuery={line.order?.by}
          onOrder={setOrder}
          onPictures={setPictures}
        />
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        {total !== undefined && total > SEARCH_CAP ? (
          <p className={styles.note}>{searchCapNote(total)}</p>
        ) : null}
        {total === undefined && problem === undefined ? <Loading /> : null}
        {total === 0 ? <p className={styles.empty}>No matching cards. Try removing a filter.</p> : null}
        <FoundCards
          key={JSON.stringify([filters, line.query, place?.value, order, arePictures])}
          arePictures={arePictures}
          cards={cards}
          isOld={isOld}
          copies={copiesByName(inDeck.byZone.main)}
          acts={
            edits.deck === undefined
              ? undefined
              : {
                  onAdd: add,
                  onAddToSide: (cardId) => edits.edit(addEdit(cardId, 'side')),
                  ...(edits.deck.links.draftId === undefined
                    ? { onConsider: (cardId: string) => edits.edit(considerEdit(cardId)) }
                    : {}),
                }
          }
          onEnd={() => hasMore && more()}
        />
      </div>
    </section>
  )
}

/** The edit done several times over. */
const repeated =
  (edit: DeckEdit, times: number): DeckEdit =>
  (deck) =>
    Array.from({ length: times }).reduce<typeof deck>((latest) => edit(latest), deck)

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading...">
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton key={row} height={10} width={`${70 - row * 4}%`} />
      ))}
    </div>
  )
}
