import { useAsked } from '@parlour/ui-kit'
import type { PlayerView, ShownCard } from '../../rules/view'
import { isSpecial, pieceShown, shownWord } from '../card/shown'
import { sortedPile } from '../innovation-view'
import { BackPiece } from './back-piece'
import styles from './tableau.module.css'

interface AskedBacksProps {
  readonly player: PlayerView
  readonly pile: 'hand' | 'score' | 'achievements' | 'forecast' | 'safe'
}

/**
 * The cards of an opponent's pile by their backs: several alike are one back with their number, except while
 * each may be an answer.
 */
export function PileBacks({ player, pile }: AskedBacksProps) {
  const { seat, piles } = player
  const asked = useBacksAsked({ player, pile })
  if (asked) return <AskedBacks player={player} pile={pile} />
  const kinds = new Map<string, { readonly shown: ShownCard; count: number }>()
  for (const shown of sortedPile(piles[pile].filter((card) => !isSpecial(card)))) {
    const kind = kinds.get(shownWord(shown))
    if (kind === undefined) kinds.set(shownWord(shown), { shown, count: 1 })
    else kind.count += 1
  }
  if (kinds.size === 0) return null
  return (
    <span className={styles.kinds}>
      {[...kinds].map(([word, { shown, count }]) => (
        <span key={word}>
          <BackPiece shown={shown} seat={seat} pile={pile} compact />
          {count === 1 ? null : <small>×{count}</small>}
        </span>
      ))}
    </span>
  )
}

/** The cards of a pile, while one of them may be an answer. */
export function AskedBacks({ player, pile }: AskedBacksProps) {
  const { seat, piles } = player
  if (!useBacksAsked({ player, pile })) return null
  return (
    <span className={styles.limited}>
      {sortedPile(piles[pile]).map((shown, index) => (
        <BackPiece key={index} shown={shown} seat={seat} pile={pile} compact />
      ))}
    </span>
  )
}

function useBacksAsked({ player: { seat, piles }, pile }: AskedBacksProps): boolean {
  return useAsked(({ question }) =>
    piles[pile].some(
      (shown) => typeof shown !== 'string' && question.answers.has(pieceShown(shown, { seat, pile })),
    ),
  )
}
