import { useQuestion } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { whyNoCard } from '../card/why-no-card'
import type { SeatedPlayer } from '../tyrants-view'
import { AskedPiles } from './asked-piles'
import { byName } from './by-name'
import { CardFlow } from './card-flow'
import styles from './market.module.css'

interface HandProps {
  readonly view: TyrantsView
  readonly player: SeatedPlayer
  /** How high the rows of cards may be, in px. */
  readonly room: number
}

/** The viewer's own hand, by name, and beside it what else of theirs a question is about. */
export function Hand({ view, player, room }: HandProps) {
  const { seat, hand = [], played } = player
  const isOwnTurn = view.turn.player === player.name
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
        <CardFlow
          cards={byName(hand)}
          reserved={isOwnTurn ? played : []}
          room={room}
          place={piece.pile(seat, 'hand')}
        >
          {(card) => <BoardCard card={card} isPriced={false} why={whyNoCard(request, view)} />}
        </CardFlow>
      </section>
      <AskedPiles player={player} />
    </div>
  )
}
