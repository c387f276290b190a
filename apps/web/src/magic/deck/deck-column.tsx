import { resolveZones } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import {
  CardsFailed,
  type DeckEdit,
  DeckList,
  type DeckSort,
  type DraftedPool,
  FillWithLands,
  LegalityNote,
  ListPageDrop,
  ManaCurveChart,
  moveOneEdit,
  strangersOf,
  PoolLine,
  TypeCounts,
  useCards,
} from '@parlour/mtg-ui'
import { joinClasses, Strip, useStored } from '@parlour/ui-kit'
import { useState } from 'react'
import styles from './deck-column.module.css'
import type { DeckDialog } from './deck-dialog'
import { DeckDialogs } from './deck-dialogs'
import { DeckHead } from './deck-head'
import { LeaveQuestion } from './leave-question'
import type { DeckEdits } from './use-deck-edits'

interface DeckColumnProps {
  readonly className: string | undefined
  readonly edits: DeckEdits
  /** What was drafted, for a deck of a draft. */
  readonly pool: DraftedPool | undefined
}

/** The deck with its curve, counts and legality, and the dialogs over it; or 'No deck selected'. */
export function DeckColumn({ className, edits, pool }: DeckColumnProps) {
  const { deck, loading, problem, isModified } = edits
  const [dialog, setDialog] = useState<DeckDialog>()
  const [sort, setSort] = useStored<DeckSort>({ key: 'parlour-deck-sort', defaultValue: 'card-type' })
  return (
    <section
      className={joinClasses(styles.column, className)}
      aria-label="Deck"
      data-modified={isModified ? true : undefined}
    >
      {deck === undefined ? null : (
        <DeckHead deck={deck} edits={edits} sort={sort} onSort={setSort} onDialog={setDialog} />
      )}
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {deck === undefined ? (
        <p className={styles.empty}>{loading ? 'Loading the deck...' : 'No deck selected'}</p>
      ) : (
        <>
          <DeckBody
            deck={deck}
            pool={pool}
            sort={sort}
            onChange={edits.edit}
            onOpen={(cardId) => setDialog({ kind: 'card', cardId })}
          />
          {dialog === undefined ? (
            <ListPageDrop
              words="Drop a list to import it into this deck"
              onList={(dropped) => setDialog({ kind: 'import', dropped })}
            />
          ) : null}
          <DeckDialogs
            deck={deck}
            dialog={dialog}
            pool={pool}
            onChange={edits.edit}
            onClose={() => setDialog(undefined)}
          />
          <LeaveQuestion
            deckName={deck.name}
            isModified={isModified}
            onSave={edits.save}
            onDiscard={edits.discard}
          />
        </>
      )}
    </section>
  )
}

interface DeckBodyProps {
  readonly deck: WireDeck
  readonly pool: DraftedPool | undefined
  readonly sort: DeckSort
  readonly onChange: (edit: DeckEdit) => void
  readonly onOpen: (cardId: string) => void
}

const NONE = { main: [], side: [], command: [] }

function DeckBody({ deck, pool, sort, onChange, onOpen }: DeckBodyProps) {
  const { main, side, command } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards([...main, ...side, ...command])
  const { cards: byZone, unknown } = resolveZones(deck.cardIdsByZone, (id) => cards.get(id))
  if (main.length + side.length + command.length === 0)
    return <p className={styles.empty}>Click a card to add it to the deck.</p>
  return (
    <div className={styles.body}>
      {failed ? <CardsFailed /> : null}
      <ManaCurveChart cards={byZone.main} />
      <TypeCounts cards={byZone.main} />
      {loading || failed ? null : <LegalityNote format={deck.format} cards={byZone} />}
      {pool === undefined ? null : <PoolLine deck={deck} pool={pool} onChange={onChange} />}
      {loading || failed || deck.format !== 'draft' ? null : (
        <div className={styles.fillUp}>
          <FillWithLands deck={deck} cards={byZone.main} onChange={onChange} />
        </div>
      )}
      <DeckList
        cards={byZone}
        unknown={loading || failed ? NONE : unknown}
        nameOf={() => 'unknown card'}
        sort={sort}
        {...(pool === undefined ? {} : { strangers: strangersOf(deck, pool, cards) })}
        onMove={(cardId, from) => onChange(moveOneEdit(cardId, from, cards))}
        onOpen={onOpen}
      />
    </div>
  )
}
