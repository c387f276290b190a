import { resolveZones } from '@parlour/mtg-cards'
import type { WireDeck } from '@parlour/protocol'
import {
  CardChip,
  CardsFailed,
  DeckList,
  type DeckSort,
  ManaCurveChart,
  PoolLine,
  TypeCounts,
  useCards,
} from '@parlour/mtg-ui'
import { Strip, useStored } from '@parlour/ui-kit'
import { useState } from 'react'
import type { DraftView, OwnView } from '../../rules/types'
import screen from '../draft-screen.module.css'
import { type DeckDialog, DeckDialogs } from './deck-dialogs'
import { DeckHead } from './deck-head'
import styles from './deck.module.css'
import { DeckViewSwitch } from './deck-view'
import { type OwnDeck, useOwnDeck } from './own-deck'

/** The viewer's deck as it grows; spectators have none. */
export function DeckColumn({ view: { you } }: { readonly view: DraftView }) {
  const own = useOwnDeck()
  if (own !== undefined && you !== undefined) return <Own own={own} picked={you.picked} />
  return (
    <section className={screen.fill} aria-label="Deck">
      <header className={screen.head}>
        <h2>Deck</h2>
      </header>
      <div className={screen.body}>
        {you === undefined ? <p className={styles.empty}>Spectators have no deck.</p> : <Picks {...you} />}
      </div>
    </section>
  )
}

/** Without a deck, as in a look back: what had been picked, in its order. */
function Picks({ picked }: Pick<OwnView, 'picked'>) {
  const { cards } = useCards(picked.map(({ _id }) => _id))
  return (
    <ol className={styles.picks} aria-label="Picked so far">
      {picked.map(({ id, _id, name }) => (
        <li key={id}>
          <CardChip card={cards.get(_id)} name={name} isLink />
        </li>
      ))}
    </ol>
  )
}

interface OwnProps extends Pick<OwnView, 'picked'> {
  readonly own: OwnDeck
}

/** List, curve, and the dialogs for the deck's cards and the deck itself. */
function Own({ own, picked }: OwnProps) {
  const { deckId, deck, loading, modified, problem } = own
  const [dialog, setDialog] = useState<DeckDialog>()
  const [sort, setSort] = useStored<DeckSort>({ key: 'parlour-deck-sort', defaultValue: 'card-type' })
  return (
    <section className={screen.fill} aria-label="Deck" data-place="deck">
      <DeckHead
        deckId={deckId}
        count={deck?.cardIdsByZone.main.length}
        sort={sort}
        onSort={setSort}
        onDialog={setDialog}
        saving={modified}
      />
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <div className={screen.body}>
        <div className={styles.view}>
          <DeckViewSwitch />
        </div>
        {loading ? <Loading /> : null}
        {deck === undefined ? null : (
          <Cards
            own={own}
            deck={deck}
            picked={picked}
            sort={sort}
            onOpen={(cardId) => setDialog({ kind: 'card', cardId })}
          />
        )}
      </div>
      <DeckDialogs own={own} dialog={dialog} onClose={() => setDialog(undefined)} />
    </section>
  )
}

interface CardsProps extends OwnProps {
  readonly deck: WireDeck
  readonly sort: DeckSort
  readonly onOpen: (cardId: string) => void
}

function Cards({ own, deck, picked, sort, onOpen }: CardsProps) {
  const { cards, byZone, cardsLoading, cardsFailed, pool, strangers, edit, move } = own
  const { unknown } = resolveZones(deck.cardIdsByZone, (id) => cards.get(id))
  const nameOf = (id: string) => picked.find(({ _id }) => _id === id)?.name ?? 'unknown card'
  const { main, side, command } = deck.cardIdsByZone
  if (main.length + side.length + command.length === 0) {
    return <p className={styles.empty}>The cards you draft appear here.</p>
  }
  if (cardsLoading && cards.size === 0) return <Loading />
  return (
    <>
      {cardsFailed ? <CardsFailed /> : null}
      <ManaCurveChart cards={byZone.main} />
      <TypeCounts cards={byZone.main} />
      <PoolLine deck={deck} pool={pool} onChange={edit} />
      <DeckList
        cards={byZone}
        unknown={cardsLoading ? NONE : unknown}
        nameOf={nameOf}
        sort={sort}
        strangers={strangers}
        onMove={move}
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
