import { joinClasses } from '@parlour/ui-kit'
import type { ComponentProps } from 'react'
import type { Card } from '../../rules/facts/card'
import type { Aspect } from '../../rules/facts/names'
import type { TyrantsIconName } from '../icons/icon-paths'
import { TyrantsIcon } from '../icons/tyrants-icon'
import { brokenName } from './broken-name'
import { spokenFacts } from './spoken-facts'
import styles from './tyrants-card.module.css'

const ASPECT_ICONS: Readonly<Record<Aspect, TyrantsIconName>> = {
  malice: 'trophy',
  conquest: 'troop',
  guile: 'spy',
  ambition: 'crown',
  obedience: 'circle',
}

/** The class that gives an element the color of a card's aspect as `--aspect`. */
export const aspectClass = ({ aspect }: Pick<Card, 'aspect'>): string => styles[aspect ?? 'none'] ?? ''

interface TyrantsCardProps extends ComponentProps<'article'> {
  readonly card: Card
  /** Left out where a card is the player's own. */
  readonly isPriced?: boolean
  /** The size of the stack of which it is the top card. */
  readonly left?: number | undefined
  /** With its whole text, its race, and as high as that needs. */
  readonly isWhole?: boolean
  /** Whether it is dimmed because it cannot be paid for. */
  readonly isOff?: boolean
  /** Came since the viewer looked last. */
  readonly isNew?: boolean
}

/** A card: name, cost, text, aspect, and what it is worth in the deck and in the inner circle. */
export function TyrantsCard({
  card,
  isPriced = true,
  left,
  isWhole,
  isOff,
  isNew,
  className,
  ...rest
}: TyrantsCardProps) {
  const { name, cost, text, race, aspect, points, innerPoints } = card
  return (
    <article
      aria-label={name}
      // A screen reader reads the name of a button and not its content.
      aria-description={rest.role === 'button' ? spokenFacts(card) : undefined}
      data-off={isOff === true || undefined}
      {...rest}
      className={joinClasses(
        styles.card,
        aspectClass(card),
        left !== undefined && styles.stacked,
        isWhole === true && styles.full,
        isOff === true && styles.off,
        className,
      )}
    >
      <header>
        <span>{brokenName(name)}</span>
        {isPriced ? <i title="cost">{cost < 0 ? '-' : cost}</i> : null}
      </header>
      <div className={styles.text}>
        {text.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <footer>
        <span>
          {aspect === undefined ? null : <TyrantsIcon name={ASPECT_ICONS[aspect]} />}{' '}
          <em>{aspect ?? 'no aspect'}</em>
          {isWhole === true ? `, ${race}` : null}
        </span>
        <span title="points in the deck / in the inner circle">
          {points}/{innerPoints}
        </span>
      </footer>
      {isNew === true ? (
        <span className={styles.new} title="new since your last turn">
          new
        </span>
      ) : null}
      {left === undefined ? null : (
        <span className={styles.left} title="left in the stack">
          {left}
        </span>
      )}
    </article>
  )
}
