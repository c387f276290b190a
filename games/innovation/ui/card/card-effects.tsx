import type { Card } from '../../rules/facts/card'
import { CardIcon } from '../icons/card-icon'
import styles from './card-effects.module.css'
import { EffectText } from './effect-text'

interface CardEffectsProps {
  readonly card: Card
  readonly className?: string | undefined
}

/** The text of a card: echo effects, karmas, then dogma effects, each behind its icon. */
export function CardEffects({ card, className }: CardEffectsProps) {
  const { echo, karma, effects, dogma } = card
  return (
    <div data-effects className={`${styles.effects} ${className ?? ''}`}>
      {echo.map(({ text }) => (
        <p key={text}>
          <CardIcon code="&" />
          <span>
            <EffectText text={text} />
          </span>
        </p>
      ))}
      {karma.map(({ text }) => (
        <p key={text}>
          <span className={styles.karma} title="karma">
            K
          </span>
          <span>
            <EffectText text={text} />
          </span>
        </p>
      ))}
      {effects.map(({ text }) => (
        <p key={text}>
          <CardIcon code={dogma} />
          <span>
            <EffectText text={text} />
          </span>
        </p>
      ))}
    </div>
  )
}
