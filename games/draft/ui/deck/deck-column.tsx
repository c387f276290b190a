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
import { type OpenDeck, useDeck } from './use-deck'

/** The viewer's deck as it grows: list, curve, and the dialogs for its cards and itself. */
export function DeckColumn({ view: { you } }: { readonly view: DraftView }) {
  const open = useDeck(you?.deckId, you?.picked.length ?? 0)
  const [dialog, setDialog] = useState<DeckDialog>()
  const [sort, setSort] = useLocalStorage<DeckSort>({ key: 'parlour-deck-sort', defaultValue: 'card-type' })
  const close = () => setDialog(undefined)
  const { deck, edit } = open
  return (
    <section className={screen.fill} aria-label="Deck">
      <DeckHead
        count={deck?.cardIdsByZone.main.length}
        sort={sort}
        onSort={setSort}
        onDialog={setDialog}
        saving={open.modified}
      />
      {open.problem === undefined ? null : <Strip tone="danger">{open.problem}</Strip>}
      <div className={screen.body}>
        <DeckBody
          open={open}
          view={you}
          sort={sort}
          onOpen={(cardId) => setDialog({ kind: 'card', cardId })}
        />
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

interface DeckBodyProps {
  readonly open: OpenDeck
  readonly view: DraftView['you']
  readonly sort: DeckSort
  readonly onOpen: (cardId: string) => void
}

function DeckBody({ open, view, sort, onOpen }: DeckBodyProps) {
  if (view === undefined) return <p className={styles.empty}>Spectators have no deck.</p>
  if (open.deck === undefined) return open.loading ? <Loading /> : null
  return <Cards deck={open.deck} picked={view.picked} sort={sort} onOpen={onOpen} />
}

interface CardsProps extends Pick<DeckBodyProps, 'sort' | 'onOpen'> {
  readonly deck: WireDeck
  readonly picked: NonNullable<DraftView['you']>['picked']
}

function Cards({ deck, picked, sort, onOpen }: CardsProps) {
  const { main, side, command } = deck.cardIdsByZone
  const { cards, loading, failed } = useCards([...main, ...side, ...command])
  const { cards: byZone, unknown } = resolveZones(deck.cardIdsByZone, (id) => cards.get(id))
  const nameOf = (id: string) => picked.find(({ _id }) => _id === id)?.name ?? 'unknown card'
  if (loading && cards.size === 0) return <Loading />
  if (main.length + side.length + command.length === 0) {
    return <p className={styles.empty}>The cards you draft come here.</p>
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
