import type { StackView, TyrantsView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { useCards } from '../card/wording'
import styles from './market.module.css'

interface MarketProps {
  readonly view: TyrantsView
  /** The influence that the viewer has to spend. */
  readonly influence: number
}

/** The market: the two stacks that are always for sale, then the row by cost and name; what can be paid stands out. */
export function Market({ view, influence }: MarketProps) {
  const { market, marketDeck, guard, priestess, outcasts } = view
  const cardOf = useCards()
  const costOf = (name: string) => cardOf(name)?.cost ?? 0
  const stacks = [priestess, guard].filter((stack) => stack !== undefined)
  const row = market.toSorted(
    (one, other) => costOf(one.name) - costOf(other.name) || one.name.localeCompare(other.name),
  )
  const isOff = ({ name }: Pick<StackView, 'name'>) => costOf(name) > influence
  return (
    <section className={styles.panel} aria-label="Market">
      <div className={styles.bar}>
        <h2>Market</h2>
        <span>
          {marketDeck} {marketDeck === 1 ? 'card' : 'cards'} left; the game ends when the deck is empty
        </span>
        {outcasts === undefined ? null : (
          <span>
            {outcasts.name}: {outcasts.count}
          </span>
        )}
      </div>
      <div className={styles.row}>
        {stacks.map((stack) => (
          <BoardCard key={stack.name} card={stack} left={stack.count} isOff={isOff(stack)} />
        ))}
        {row.map((card) => (
          <BoardCard key={card.id} card={card} isOff={isOff(card)} />
        ))}
      </div>
    </section>
  )
}
