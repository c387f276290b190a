import { ManaCurveChart, PileBoard, PoolLine, TypeCounts } from '@parlour/mtg-ui'
import { DeckViewSwitch, PileOrderSwitch, usePileOrder } from './deck-view'
import styles from './deck.module.css'
import { useOwnDeck } from './own-deck'

/** Under the pack: the pool in columns, with curve and counts beside its name. */
export function PoolColumns() {
  const own = useOwnDeck()
  const [order] = usePileOrder()
  if (own?.deck === undefined) return null
  const { deckId, deck, pool, byZone, strangers, edit, move } = own
  return (
    <section className={styles.pool} aria-label="Pool" data-place="deck">
      <header className={styles.poolHead}>
        <h2>
          Deck <span className={styles.faint}>{deck.cardIdsByZone.main.length}</span>
        </h2>
        <PileOrderSwitch />
        <TypeCounts cards={byZone.main} />
        <DeckViewSwitch />
      </header>
      <div className={styles.poolBody}>
        <PileBoard {...{ deckId, order, strangers }} cards={byZone} onMove={move} isBeside />
        <ManaCurveChart cards={byZone.main} />
        <PoolLine deck={deck} pool={pool} onChange={edit} />
      </div>
    </section>
  )
}
