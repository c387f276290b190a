import { useDeckDraft, usePoolGuard } from '@parlour/mtg-ui'
import { type GameTab, GameTabs } from '@parlour/ui-kit'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useViewer } from '../../api/session'
import { useDocumentTitle } from '../../shell/use-document-title'
import { CardSearchList } from './card-search-list'
import { DeckBoard } from './deck-board'
import type { DeckDialog } from './deck-dialog'
import { DeckDialogs } from './deck-dialogs'
import { DeckNumbers } from './deck-numbers'
import styles from './deck-page.module.css'
import { DeckBreadcrumb, DeckTitle } from './deck-title'
import { LeaveQuestion } from './leave-question'
import { OthersDeck } from './others-deck'
import { useDeckCards } from './use-deck-cards'
import { useDeckEdits } from './use-deck-edits'

type Part = 'deck' | 'search' | 'numbers'
const TABS: readonly GameTab<Part>[] = [
  ['deck', 'deck', 'Deck'],
  ['search', 'search', 'Search'],
  ['numbers', 'info', 'Numbers'],
]

/**
 * The deck builder: the deck's name and state, the search, the deck in columns, curve and lands. A phone
 * shows one of the three, by tabs.
 */
export function DeckPage() {
  const { id = '' } = useParams()
  const saved = useDeckEdits(id)
  const draft = useDeckDraft(saved.deck?.links.draftId)
  const pool = draft?.pool
  const guard = usePoolGuard({ deck: saved.deck, pool, edit: saved.edit })
  const edits = { ...saved, edit: guard.edit }
  const { deck } = edits
  const [part, setPart] = useState<Part>('deck')
  const [dialog, setDialog] = useState<DeckDialog>()
  const cards = useDeckCards(deck)
  const viewer = useViewer()
  useDocumentTitle(deck?.name)
  if (deck !== undefined && deck.userId !== viewer._id)
    return (
      <div className={styles.othersPage}>
        <h1 className="visually-hidden">Deck</h1>
        <DeckBreadcrumb />
        <OthersDeck deck={deck} />
      </div>
    )
  return (
    <div className={styles.page} data-part={part}>
      <h1 className="visually-hidden">Deck builder</h1>
      <DeckTitle edits={edits} cards={cards} onDialog={setDialog} />
      <CardSearchList className={styles.search} edits={edits} draft={draft} cards={cards} />
      <DeckBoard
        className={styles.board}
        edits={edits}
        cards={cards}
        pool={pool}
        acceptsLists={dialog === undefined}
        onDialog={setDialog}
      />
      <DeckNumbers className={styles.numbers} edits={edits} cards={cards} onDialog={setDialog} />
      <GameTabs tabs={TABS} label="Deck builder" current={part} onTab={setPart} unread={0} />
      {deck === undefined ? null : (
        <>
          <DeckDialogs
            deck={deck}
            dialog={dialog}
            pool={pool}
            onChange={edits.edit}
            onClose={() => setDialog(undefined)}
          />
          <LeaveQuestion
            deckName={deck.name}
            isModified={edits.isModified}
            onSave={edits.save}
            onDiscard={edits.discard}
          />
        </>
      )}
      {guard.question}
    </div>
  )
}
