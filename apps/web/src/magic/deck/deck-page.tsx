import { useRef, useState } from 'react'
import { useParams } from 'react-router'
import { useDeckDraft, usePoolGuard } from '@parlour/mtg-ui'
import { useViewer } from '../../api/session'
import { useDocumentTitle } from '../../shell/use-document-title'
import { CardFilters } from '../filters/card-filters'
import { QueryField } from '../filters/query-field'
import { useFilters } from '../filters/use-filters'
import { CardSearchList } from './card-search-list'
import { DeckColumn } from './deck-column'
import { FOUND_CARDS } from './found-cards'
import styles from './deck-page.module.css'
import { OthersDeck } from './others-deck'
import { useDeckEdits } from './use-deck-edits'

const COLUMNS = ['cards', 'deck', 'filters'] as const
type Column = (typeof COLUMNS)[number]

/**
 * The deck builder: filters, a searchable card list, the deck. Narrow screens show one or two of them, by
 * tabs.
 */
export function DeckPage() {
  const { id = '' } = useParams()
  const saved = useDeckEdits(id)
  const draft = useDeckDraft(saved.deck?.links.draftId)
  const pool = draft?.pool
  const guard = usePoolGuard({ deck: saved.deck, pool, edit: saved.edit })
  const edits = { ...saved, edit: guard.edit }
  const [filters, setFilters] = useFilters()
  const [query, setQuery] = useState('')
  const [column, setColumn] = useState<Column>('cards')
  const builder = useRef<HTMLDivElement>(null)
  useDocumentTitle(edits.deck?.name)
  const viewer = useViewer()
  if (saved.deck !== undefined && saved.deck.userId !== viewer._id)
    return (
      <>
        <h1 className="visually-hidden">Deck</h1>
        <OthersDeck deck={saved.deck} />
      </>
    )
  return (
    <>
      <h1 className="visually-hidden">Deck builder</h1>
      <nav className={styles.tabs} aria-label="Deck builder">
        {COLUMNS.map((name) => (
          <button
            key={name}
            type="button"
            data-tab={name}
            aria-current={name === column ? 'true' : undefined}
            onClick={() => setColumn(name)}
          >
            {name} <span>{countOf(name, filters.length, edits.deck?.cardIdsByZone.main.length)}</span>
          </button>
        ))}
      </nav>
      <div ref={builder} className={styles.builder} data-column={column}>
        <section className={styles.filters} aria-label="Filters">
          <QueryField query={query} onQuery={setQuery} found={{ list: builder, items: FOUND_CARDS }} />
          <CardFilters filters={filters} onFilters={setFilters} />
        </section>
        <CardSearchList
          className={styles.cards}
          filters={filters}
          query={query}
          edits={edits}
          draft={draft}
        />
        <DeckColumn className={styles.deck} edits={edits} pool={pool} />
        {guard.question}
      </div>
    </>
  )
}

function countOf(column: Column, filters: number, cards: number | undefined): number | undefined {
  if (column === 'deck') return cards
  return column === 'filters' && filters > 0 ? filters : undefined
}
