import { Button } from '@mantine/core'
import {
  DeckExport,
  deckSizeOf,
  FillWithLands,
  LandSteppers,
  LegalityNote,
  ManaCurveChart,
  PileBoard,
  PoolLine,
  TypeCounts,
} from '@parlour/mtg-ui'
import { Strip } from '@parlour/ui-kit'
import { useState } from 'react'
import { DeckViewSwitch, PileOrderSwitch, useDeckView, usePileOrder } from '../deck/deck-view'
import { useOwnDeck } from '../deck/own-deck'
import styles from './deck-builder.module.css'
import { SuggestionStrip, useSuggestedDeck } from './suggest-deck'

/**
 * Where the pack was, once the viewer made the last pick: the pool in columns, basic lands, and how far the
 * deck is; counts and curve too, where no list of the deck stands beside it.
 */
export function DeckBuilder() {
  const own = useOwnDeck()
  const [order] = usePileOrder()
  const [view] = useDeckView()
  const [exports, setExports] = useState(false)
  const { suggest, takeBack, suggestion, isReady } = useSuggestedDeck(own)
  if (own?.deck === undefined) return null
  const { deck, pool, byZone, strangers, edit, move, problem, cardsLoading } = own
  const size = deckSizeOf(deck.format)
  const main = deck.cardIdsByZone.main.length
  return (
    <section className={styles.builder} aria-label="Deck builder">
      <header className={styles.head}>
        <h2>
          Build your deck:{' '}
          <b data-ready={main === size ? true : undefined}>
            {main} of {size}
          </b>{' '}
          in the main deck
        </h2>
        <PileOrderSwitch />
        {view === 'columns' ? <DeckViewSwitch /> : null}
        <Button size="compact-sm" onClick={() => setExports(true)}>
          export
        </Button>
      </header>
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      {suggestion === undefined ? null : (
        <div className={styles.suggestion}>
          <SuggestionStrip words={suggestion.words} onBack={takeBack} />
        </div>
      )}
      <div className={styles.pool}>
        <PoolLine deck={deck} pool={pool} onChange={edit} />
        <Button size="compact-sm" disabled={!isReady} onClick={suggest}>
          suggest a deck
        </Button>
      </div>
      <div className={styles.lands}>
        <LandSteppers cards={byZone.main} onChange={edit} />
        {cardsLoading ? null : <FillWithLands deck={deck} cards={byZone.main} onChange={edit} />}
        {view === 'columns' ? (
          <>
            <TypeCounts cards={byZone.main} />
            <ManaCurveChart cards={byZone.main} />
          </>
        ) : null}
      </div>
      {cardsLoading ? null : <LegalityNote format={deck.format} cards={byZone} />}
      <PileBoard deckId={own.deckId} cards={byZone} order={order} strangers={strangers} onMove={move} />
      {exports ? <DeckExport deck={deck} onClose={() => setExports(false)} /> : null}
    </section>
  )
}
