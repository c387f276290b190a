import { useQuestion } from '@parlour/ui-kit'
import { piece } from '../../rules/facts/piece'
import type { QuestionKind } from '../../rules/facts/question-kinds'
import type { CardView, StackView, TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { whyNoCard } from '../card/why-no-card'
import { useCards } from '../card/wording'
import { CardFlow } from './card-flow'
import styles from './market.module.css'

interface MarketProps {
  readonly view: TyrantsView
  /** The influence that the viewer has to spend; undefined for a spectator. */
  readonly influence: number | undefined
  /** Names of the cards that came since the viewer's last turn. */
  readonly recent: readonly string[]
  /** How high the rows of cards may be, in px. */
  readonly room: number
}

/**
 * The market: the two stacks that are always for sale, then the row by cost and name; what can be paid stands
 * out.
 */
export function Market({ view, influence: own, recent, room }: MarketProps) {
  const influence = own ?? 0
  const { market, marketDeck, guard, priestess, outcasts } = view
  const { request } = useQuestion()
  const cardOf = useCards()
  const costOf = (name: string) => cardOf(name)?.cost ?? 0
  const byCost = (cards: readonly (CardView & Partial<StackView>)[]) =>
    cards.toSorted(
      (one, other) => costOf(one.name) - costOf(other.name) || one.name.localeCompare(other.name),
    )
  const stacks = byCost([priestess, guard].filter((stack) => stack !== undefined))
  // Until something can be bought, all cards look alike.
  const isBuying = request?.kind === ('action' satisfies QuestionKind) && influence > 0
  return (
    <section className={styles.panel} aria-label="Market" data-place={piece.stack('market')}>
      <div className={styles.bar}>
        <h2>Market</h2>
        <span data-place={piece.stack('market-deck')}>
          {marketDeck} {marketDeck === 1 ? 'card' : 'cards'} left; the game ends at 0
        </span>
        {outcasts === undefined ? null : (
          <span data-place={piece.stack('outcasts')}>
            {outcasts.name}: {outcasts.count}
          </span>
        )}
      </div>
      <CardFlow cards={[...stacks, ...byCost(market)]} room={room}>
        {(card) => (
          <BoardCard
            card={card}
            isOff={isBuying && costOf(card.name) > influence}
            why={
              own === undefined
                ? undefined
                : whyNoCard(request, view, { cost: costOf(card.name), influence: own })
            }
            {...(card.count === undefined ? { isNew: recent.includes(card.name) } : { left: card.count })}
          />
        )}
      </CardFlow>
    </section>
  )
}
