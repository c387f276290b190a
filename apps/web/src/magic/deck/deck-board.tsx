import {
  CardsFailed,
  DeckList,
  type DraftedPool,
  ListPageDrop,
  LooseCards,
  moveOneEdit,
  notesOf,
  PileBoard,
  playConsideredEdit,
  PoolLine,
  strangersOf,
} from '@parlour/mtg-ui'
import type { WireDeck } from '@parlour/protocol'
import { joinClasses, Strip, usePrinting } from '@parlour/ui-kit'
import styles from './deck-board.module.css'
import type { DeckDialog } from './deck-dialog'
import { useDeckShape } from './deck-shape'
import type { DeckCards } from './use-deck-cards'
import type { DeckEdits } from './use-deck-edits'

interface DeckBoardProps {
  readonly className: string | undefined
  readonly edits: DeckEdits
  readonly cards: DeckCards
  /** What was drafted, for a deck of a draft. */
  readonly pool: DraftedPool | undefined
  /** Whether a list dropped on the page is imported. */
  readonly acceptsLists: boolean
  readonly onDialog: (dialog: DeckDialog) => void
}

/** The deck itself, in columns or as a list; or 'No deck selected'. */
export function DeckBoard({ className, edits, cards, pool, acceptsLists, onDialog }: DeckBoardProps) {
  const { deck, loading, problem } = edits
  return (
    <section className={joinClasses(styles.board, className)} aria-label="Deck">
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {deck === undefined ? (
        <p className={styles.empty}>{loading ? 'Loading the deck...' : 'No deck selected'}</p>
      ) : (
        <>
          {cards.failed ? <CardsFailed /> : null}
          {pool === undefined ? null : <PoolLine deck={deck} pool={pool} onChange={edits.edit} />}
          <ShapedDeck {...{ deck, edits, cards, pool, onDialog }} />
          {cards.considering.length === 0 ? null : (
            <div className={styles.considering}>
              <LooseCards
                title="Considering"
                note="beside the deck: counts nowhere"
                zone="side"
                cards={cards.considering}
                strangers={[]}
                tags={notesOf(deck).tags}
                onMove={(cardId) => edits.edit(playConsideredEdit([cardId], 'main'))}
                onOpen={(cardId) => onDialog({ kind: 'card', cardId })}
              />
            </div>
          )}
          {acceptsLists ? (
            <ListPageDrop
              words="Drop a list to import it into this deck"
              onList={(dropped) => onDialog({ kind: 'import', dropped })}
            />
          ) : null}
        </>
      )}
    </section>
  )
}

interface ShapedDeckProps extends Pick<DeckBoardProps, 'edits' | 'cards' | 'pool' | 'onDialog'> {
  readonly deck: WireDeck
}

function ShapedDeck({ deck, edits, cards, pool, onDialog }: ShapedDeckProps) {
  const [shape] = useDeckShape()
  const isPrinting = usePrinting()
  const { byId, byZone, unknown } = cards
  const { main, side, command } = deck.cardIdsByZone
  const missing = [...unknown.main, ...unknown.side, ...unknown.command]
  const strangers = pool === undefined ? [] : strangersOf(deck, pool, byId)
  const onOpen = (cardId: string) => onDialog({ kind: 'card', cardId })
  if (main.length + side.length + command.length === 0)
    return <p className={styles.empty}>Click a card to add it to the deck.</p>
  if (byId.size === 0 && cards.isPartial && !cards.failed)
    return <p className={styles.empty}>The cards are still loading.</p>
  if (shape.kind === 'list' || isPrinting)
    return (
      <DeckList
        cards={byZone}
        unknown={unknown}
        nameOf={() => 'unknown card'}
        sort={shape.kind === 'list' ? shape.sort : 'card-type'}
        strangers={strangers}
        onMove={(cardId, from) => edits.edit(moveOneEdit(cardId, from, byId))}
        onOpen={onOpen}
      />
    )
  return (
    <>
      <PileBoard
        deckId={deck._id}
        cards={byZone}
        order={shape.order}
        tags={notesOf(deck).tags}
        strangers={strangers}
        onMove={(cardId, from) => edits.edit(moveOneEdit(cardId, from, byId))}
        onOpen={onOpen}
        isByKind
      />
      {missing.length === 0 ? null : (
        <p className={styles.missing}>
          {missing.length === 1 ? 'One unknown card is' : `${missing.length} unknown cards are`} in the deck:
          the card database no longer has {missing.length === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  )
}
