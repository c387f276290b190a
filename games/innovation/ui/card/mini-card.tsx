import { joinClasses } from '@parlour/ui-kit'
import type { HTMLAttributes } from 'react'
import type { Card } from '../../rules/facts/card'
import { colorClass } from './color-letter'
import styles from './mini-card.module.css'
import { spokenName, spokenText } from './spoken-card'

interface MiniCardProps extends HTMLAttributes<HTMLSpanElement> {
  readonly card: Card
}

/** A card the viewer knows, as small as a back: its value in its color. */
export function MiniCard({ card, className, ...rest }: MiniCardProps) {
  return (
    <span
      className={joinClasses(styles.mini, colorClass(card.color), className)}
      role="img"
      aria-label={spokenName(card)}
      aria-description={spokenText(card)}
      data-set={card.set}
      {...rest}
    >
      <b>{card.age}</b>
      <i>{card.color.charAt(0).toUpperCase()}</i>
    </span>
  )
}
