import { piece } from '../../rules/facts/piece'
import { BoardCard } from '../card/board-card'
import type { SeatedPlayer } from '../tyrants-view'
import { AskedPiles } from './asked-piles'
import { byName } from './by-name'
import styles from './market.module.css'

/** The viewer's own hand, by name, and beside it what else of theirs a question is about. */
export function Hand({ player }: { readonly player: SeatedPlayer }) {
  const { seat, hand = [] } = player
  return (
    <div className={`${styles.panel} ${styles.hand}`}>
      <section aria-label="Your hand">
        <div className={styles.bar}>
          <h2>Hand</h2>
          <span>
            {hand.length} {hand.length === 1 ? 'card' : 'cards'}, only you see them
          </span>
        </div>
        <div className={styles.row} data-place={piece.pile(seat, 'hand')}>
          {byName(hand).map((card) => (
            <BoardCard key={card.id} card={card} isPriced={false} />
          ))}
        </div>
      </section>
      <AskedPiles player={player} />
    </div>
  )
}
