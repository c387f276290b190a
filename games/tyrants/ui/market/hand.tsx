import { useQuestion } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { whyNoCard } from '../card/why-no-card'
import type { SeatedPlayer } from '../tyrants-view'
import { AskedPiles } from './asked-piles'
import { byName } from './by-name'
import styles from './market.module.css'

interface HandProps {
  readonly view: TyrantsView
  readonly player: SeatedPlayer
}

/** The viewer's own hand, by name, and beside it what else of theirs a question is about. */
export function Hand({ view, player }: HandProps) {
  const { seat, hand = [] } = player
  const { request } = useQuestion()
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
            <BoardCard key={card.id} card={card} isPriced={false} why={whyNoCard(request, view)} />
          ))}
        </div>
      </section>
      <AskedPiles player={player} />
    </div>
  )
}
