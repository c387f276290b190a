import { resolveZones } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import {
  CardManager,
  CardsFailed,
  DeckExport,
  DeckImport,
  DeckList,
  DeckSettings,
  type DeckSort,
  ManaCurveChart,
  useCards,
} from '@parlour/mtg-ui'
import { Strip } from '@parlour/ui-kit'
import { useLocalStorage } from '@mantine/hooks'
import { useState } from 'react'
import type { DraftView } from '../../rules/types'
import screen from '../draft-screen.module.css'
import { DeckHead, type DeckDialog } from './deck-head'
import styles from './deck.module.css'
import { useDeck } from './use-deck'

type Drafter = NonNullable<DraftView['you']>

/** The viewer's deck as it grows; spectators have none. */
export function DeckColumn({ view: { you } }: { readonly view: DraftView }) {
  if (you?.deckId !== undefined) return <OwnDeck key={you.deckId} deckId={you.deckId} picked={you.picked} />
  return (
    <section className={screen.fill} aria-label="Deck">
      <header className={screen.head}>
        <h2>Deck</h2>
      </header>
      <div className={screen.body}>
        {you === undefined ? <p className={styles.empty}>Spectators have no deck.</p> : null}
      </div>
    </section>
  )
}

interface OwnDeckProps extends Pick<Drafter, 'picked'> {
  readonly deckId: string
}

/** List, curve, and the dialogs for the deck's cards and the deck itself. */
function OwnDeck({ deckId, picked }: OwnDeckProps) {
  const { deck, edit, loading, modified, problem } = useDeck(deckId, picked)
  const [dialog, setDialog] = useState<DeckDialog>()
  const [sort, setSort] = useLocalStorage<DeckSort>({ key: 'parlour-deck-sort', defaultValue: 'card-type' })
  const close = () => setDialog(undefined)
  const count = deck?.cardIdsByZone.main.length
  return (
    <section className={screen.fill} aria-label="Deck">
      <DeckHead
        deckId={deckId}
        count={count}
        sort={sort}
        onSort={setSort}
        onDialog={setDialog}
        saving={modified}
      />
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <div className={screen.body}>
        {loading ? <Loading /> : null}
        {deck === undefined ? null : (
          <Cards
            deck={deck}
            picked={picked}
            sort={sort}
            onOpen={(cardId) => setDialog({ kind: 'card', cardId })}
          />
        )}
      </div>
      {deck && dialog?.kind === 'card' ? (
        <CardManager deck={deck} cardId={dialog.cardId} onChange={edit} onClose={close} />
      ) : null}
      {deck && dialog?.kind === 'export' ? <DeckExport deck={deck} onClose={close} /> : null}
      {deck && dialog?.kind === 'settings' ? (
        <DeckSettings deck={deck} onChange={edit} onClose={close} />
      ) : null}
      {deck && dialog?.kind === 'import' ? <DeckImport deck={deck} onChange={edit} onClose={close} /> : null}
    </section>
  )
}

interface CardsProps extends Pick<Drafter, 'picked'> {
  readonly deck: WireDeck
  readonly sort: DeckSort
  readonly onOpen: (cardId: string) => void
}

function Cards({ deck, picked, sort, onOpen }: CardsProps) {
  const { main, side, command } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards([...main, ...side, ...command])
  const { cards: byZone, unknown } = resolveZones(deck.cardIdsByZone, (id) => cards.get(id))
  const nameOf = (id: string) => picked.find(({ _id }) => _id === id)?.name ?? 'unknown card'
  if (loading && cards.size === 0) return <Loading />
  if (main.length + side.length + command.length === 0) {
    return <p className={styles.empty}>The cards you draft appear here.</p>
  }
  return (
    <>
      {failed ? <CardsFailed /> : null}
      <ManaCurveChart cards={byZone.main} />
      <DeckList
        cards={byZone}
        unknown={loading ? NONE : unknown}
        nameOf={nameOf}
        sort={sort}
        onOpen={onOpen}
      />
    </>
  )
}

const NONE = { main: [], side: [], command: [] }

function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the deck">
      {Array.from({ length: 8 }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
