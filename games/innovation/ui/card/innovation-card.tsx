import { joinClasses } from '@parlour/ui-kit'
import { type CSSProperties, type HTMLAttributes, memo, type Ref, useState } from 'react'
import type { Card } from '../../rules/facts/card'
import { CardIcon } from '../icons/card-icon'
import { CardEffects } from './card-effects'
import { colorClass } from './color-letter'
import styles from './innovation-card.module.css'
import { type CardForm, NARROW, nameFit } from './name-fit'
import { spokenName, spokenText } from './spoken-card'

interface InnovationCardProps extends HTMLAttributes<HTMLElement> {
  readonly card: Card
  readonly size: CardForm
  /** Lies under another card: only what its splay shows is read. */
  readonly covered?: boolean
  /** Width in px, for a name that fits. */
  readonly width: number
  /** In px, where it may change. */
  readonly height?: number
  readonly cell: number
  readonly style?: CSSProperties
  readonly ref?: Ref<HTMLElement>
}

/** On a narrower card, the lines of an effect below its icon take the whole width. */
const TIGHT = 172
/** In the strips of smaller icons the two digits of a value stand closer. */
const ROOM_FOR_DIGITS = 13

/**
 * A card of Innovation, face up. Icons sit on its edges in strips of `--strip`, so that a splay cuts none
 * (rules: innovation 2.3).
 */
export function InnovationCard(props: InnovationCardProps) {
  const { card, size, covered = false, width, height = 0, cell, style, className, ref, ...rest } = props
  const wide = card.icons.length > 4
  const name = nameFit(card, { size, width, cell })
  return (
    <article
      ref={ref}
      className={joinClasses(
        styles.card,
        styles[size],
        colorClass(card.color),
        wide && styles.wide,
        !covered && name.place !== 'band' && styles[name.place],
        ((size === 'full' && width < NARROW) || card.set === 'base' || name.withoutSet) && styles.noSet,
        size === 'full' && width < TIGHT && styles.tight,
        covered && styles.covered,
        covered && width < 3 * (cell + 4) + 30 && styles.narrow,
        covered && cell < ROOM_FOR_DIGITS && card.ageOnBoard > 9 && styles.close,
        className,
      )}
      aria-label={spokenName(card)}
      // A button is read by its name alone, not by what stands on it.
      aria-description={rest.role === 'button' ? spokenText(card) : undefined}
      style={{ ...style, '--name': `${name.size}px` } as CSSProperties}
      {...rest}
    >
      <Face
        card={card}
        name={name.text}
        form={covered ? 'small' : size}
        measure={covered || size !== 'full' ? '' : `${width} × ${height}, ${name.place}`}
      />
    </article>
  )
}

interface FaceProps {
  readonly card: Card
  readonly name: string
  readonly form: CardForm
  /** How large a card with text is, and what its name leaves to the text; nothing for one without. */
  readonly measure: string
}

/**
 * What stands on a card. It stays the same for as long as the card keeps its size, whatever is asked
 * meanwhile.
 */
const Face = memo(function Face({ card, name, form, measure }: FaceProps) {
  if (form === 'line')
    return (
      <>
        <span className={styles.age}>{card.ageOnBoard}</span>
        <b className={styles.name}>{name}</b>
      </>
    )
  return (
    <>
      {[...card.icons].map((code, at) => (
        <CardIcon key={at} code={code} className={styles[`at${at}`]} mute />
      ))}
      <span className={styles.age}>{card.ageOnBoard}</span>
      <span className={styles.set}>{card.set}</span>
      <span className={styles.stripAge} aria-hidden="true">
        {card.ageOnBoard}
      </span>
      <b className={styles.name}>{name}</b>
      {form === 'full' ? <CardText card={card} measure={measure} /> : null}
    </>
  )
})

/**
 * The text of a card, which fades in again when the card takes another size: with other lines, none could
 * slide to its place.
 */
function CardText({ card, measure }: Pick<FaceProps, 'card' | 'measure'>) {
  const [first] = useState(measure)
  return (
    <CardEffects
      key={measure}
      card={card}
      className={joinClasses(styles.text, measure !== first && styles.anew)}
    />
  )
}
