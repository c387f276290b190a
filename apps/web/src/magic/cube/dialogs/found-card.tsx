import {
  type Card,
  cardOracleText,
  faceAt,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { frontName, LineText, ManaCost } from '@parlour/mtg-ui'
import styles from './dialogs.module.css'

interface FoundCardProps {
  readonly card: Card
  readonly isPicked: boolean
  readonly onPick: () => void
}

/** One found card to choose: name, cost, power and toughness, text. */
export function FoundCard({ card, isPicked, onPick }: FoundCardProps) {
  const face = faceAt(card.data, 0)
  return (
    <label>
      <input
        className="visually-hidden"
        type="radio"
        name="found-card"
        checked={isPicked}
        onChange={onPick}
        onFocus={onPick}
      />
      <b>{frontName(card)}</b>
      <ManaCost cost={face.mana_cost} />
      <small>
        {[face.type_line, showsPowerToughness(face) ? powerToughnessText(face) : ''].join(' ').trim()}
        {cardOracleText(card.data)
          .split('\n')
          .map((line, at) => (
            <span key={at} className={styles.rule}>
              <LineText text={line} />
            </span>
          ))}
      </small>
    </label>
  )
}
