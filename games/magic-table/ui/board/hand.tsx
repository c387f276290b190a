import { CardArt, faceClass, ManaCost, RulesText, useCardPreview } from '@parlour/mtg-ui'
import {
  type CardFace,
  landMana,
  powerToughnessText,
  showsPowerToughness,
  shownRulesText,
} from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useIsAimable, useIsSelected } from '../acting/table-store'
import { faceOf, labelOf } from '../card/card-facts'
import { Marks } from '../card/marks'
import { spoken } from '../card/spoken'
import { titleFit } from '../card/title-fit'
import { type FanPlace, fanOf } from '../layout/hand-fan'
import type { Form, Geometry } from '../layout/geometry'
import type { CardOnTable } from '../table/table-card'
import type { TableZone } from '../table/table'
import styles from './hand.module.css'
import { ZoneName } from './zone-name'

interface HandProps {
  readonly zone: TableZone
  readonly size: Geometry
  readonly width: number
  readonly form: Form
}

/** The viewer's hand: straight while there is room for it, a fan when the cards overlap. */
export function Hand({ zone, size, width, form }: HandProps) {
  const { places, isFanned, lines } = fanOf(zone.cards.length, size, { width, form })
  return (
    <section
      className={styles.hand}
      data-zone={zone.id}
      data-kind="hand"
      aria-label={`your hand, ${zone.count} ${zone.count === 1 ? 'card' : 'cards'}`}
    >
      <ZoneName zone={zone} />
      <div className={styles.cards} style={{ height: size.hand - 18 }} tabIndex={-1}>
        {zone.cards.map((card, index) => {
          const place = places[index]
          return place === undefined ? null : (
            <HandCard
              key={card.id}
              card={card}
              z={index + 1}
              {...place}
              zone={zone.id}
              isFanned={isFanned || form === 'phone'}
              lines={lines}
            />
          )
        })}
      </div>
    </section>
  )
}

interface HandCardProps extends FanPlace {
  readonly card: CardOnTable
  readonly zone: string
  readonly z: number
  readonly isFanned: boolean
  readonly lines: number
}

const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, zone, z, x, width, height, turn, drop, show, isFanned, lines } = props
  const selected = useIsSelected(card.id)
  const aimable = useIsAimable(card.id)
  const preview = useCardPreview(card.card)
  const face = faceOf(card)
  const title = titleFit(labelOf(card), face?.mana_cost ?? '', props)
  const stats = face === undefined || !showsPowerToughness(face) ? '' : powerToughnessText(face)
  return (
    <button
      type="button"
      className={joinClasses(
        styles.card,
        isFanned && styles.fanned,
        show > 0 && styles.tight,
        title.isCostAbove && styles.costAbove,
        selected && styles.selected,
        aimable && styles.aimable,
        face === undefined ? styles.down : faceClass(face),
      )}
      style={{ left: x, width, height, ...leaning({ turn, drop, show, z }) }}
      data-card={card.id}
      data-in={zone}
      aria-pressed={selected}
      aria-label={spoken(card)}
      {...preview}
    >
      <span className={styles.title}>
        <span className={styles.name}>{title.text}</span>
        {face === undefined ? null : <ManaCost cost={face.mana_cost} className={styles.cost} />}
      </span>
      {face === undefined ? null : (
        <>
          <span className={styles.type}>
            <span>{isFanned ? face.type_line.split(' — ')[0] : face.type_line}</span>
            {isFanned ? null : <Marks card={card} zone={zone} className={styles.inline} />}
          </span>
          {isFanned ? (
            <CardArt face={face} className={styles.art} />
          ) : (
            <HandBody face={face} most={lines} height={height} width={width} />
          )}
        </>
      )}
      {stats === '' ? null : <span className={styles.stats}>{stats}</span>}
      {face === undefined || isFanned ? <Marks card={card} zone={zone} className={styles.marks} /> : null}
    </button>
  )
})

interface HandBodyProps {
  readonly face: CardFace
  /** Lines of a card whose name takes one. */
  readonly most: number
  readonly width: number
  readonly height: number
}

/**
 * The picture where the words leave it 60 px, and the rules text, which ends with an ellipsis where the card
 * has no more room, however many lines its name takes. What a basic land says its symbol says already.
 */
function HandBody({ face, most, width, height }: HandBodyProps) {
  const text = shownRulesText(face)
  const place = useRef<HTMLSpanElement>(null)
  const [{ lines, hasArt }, setFit] = useState({ lines: most, hasArt: false })
  useLayoutEffect(() => {
    const room = place.current?.clientHeight ?? 0
    const words = place.current?.querySelector(`.${styles.words}`)?.scrollHeight ?? 0
    const paragraphs = text.split('\n').length - 1
    if (room === 0) return
    setFit({
      lines: Math.max(1, Math.floor((room - PADDING - paragraphs * GAP) / LINE)),
      hasArt: room - words - PADDING - GAP >= LEAST_ART,
    })
  }, [text, width, height])
  const saysMana = landMana(face).length > 0 && /^(?:\([^()]*\))?$/.test(text)
  return (
    <span ref={place} className={styles.body}>
      {hasArt || saysMana ? <CardArt face={face} className={styles.art} /> : null}
      {saysMana ? null : (
        <span className={joinClasses(styles.text, hasArt && styles.short)}>
          <span className={styles.words} style={{ WebkitLineClamp: lines }}>
            <RulesText text={text} />
          </span>
        </span>
      )}
    </span>
  )
}

/** The heights of a card's text, in px: a line, the gap between paragraphs, and what is above and below. */
const LINE = 14.64
const GAP = 3
const PADDING = 6
/** The least height of a picture, in px. */
const LEAST_ART = 60

const leaning = ({ turn, drop, show, z }: Pick<HandCardProps, 'turn' | 'drop' | 'show' | 'z'>): object => ({
  '--turn-by': `${turn.toFixed(2)}deg`,
  '--drop': `${drop}px`,
  '--show': `${show}px`,
  '--z': z,
})
