import { useQuestion } from '@parlour/ui-kit'
import { type Pile, piece } from '../../rules/facts/piece'
import type { PlayerView } from '../../rules/view'
import { BoardCard } from '../card/board-card'
import { byName } from './by-name'
import { CardFlow } from './card-flow'
import styles from './market.module.css'

const PILES: readonly (readonly [title: string, pile: 'discard' | 'innerCircle', name: Pile])[] = [
  ['Discard', 'discard', 'discard'],
  ['Inner Circle', 'innerCircle', 'inner-circle'],
]

/** The cards of the viewer's piles that a question is about: otherwise they are not on the table. */
export function AskedPiles({ player }: { readonly player: PlayerView }) {
  const { answers } = useQuestion()
  return PILES.map(([title, pile, name]) => {
    const asked = player[pile].filter(({ id }) => answers.has(piece.card(id)))
    if (asked.length === 0) return null
    return (
      <section key={name} className={styles.asked} aria-label={title}>
        <div className={styles.bar}>
          <h2>{title}</h2>
        </div>
        <CardFlow cards={byName(asked)}>{(card) => <BoardCard card={card} isPriced={false} />}</CardFlow>
      </section>
    )
  })
}
