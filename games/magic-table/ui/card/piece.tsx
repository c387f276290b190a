import { CardArt, faceClass, useCardPreview } from '@parlour/mtg-ui'
import { type CardFace } from '@parlour/mtg-cards'
import { joinClasses } from '@parlour/ui-kit'
import { memo } from 'react'
import { TableIcon } from '../icons/table-icon'
import { useIsAimable, useIsSelected } from '../acting/table-store'
import type { CardOnTable } from '../table/table-card'
import { faceOf, isDown, labelOf, statsOf } from './card-facts'
import { Dots } from './dots'
import { Marks } from './marks'
import { countersOf, trackersOf } from './notes-of'
import styles from './piece.module.css'
import { softWords } from './soft-words'
import { spoken } from './spoken'

export interface PieceProps {
  readonly card: CardOnTable
  /** As `zoneKey` writes it. */
  readonly zone: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly z: number
  /** How many cards lie in its heap, and how many of them are untapped where that differs. */
  readonly times?: number
  readonly open?: number
  /** Their ids, with spaces between them. */
  readonly heap?: string | undefined
  /** How much the next card leaves free; 0 where it shows whole. */
  readonly show?: number
  /** It looks out behind the card that it is attached to: its name alone shows. */
  readonly isTucked?: boolean
  /** Names of what is attached, with `, ` between them. */
  readonly attached?: string
  /** What combat would deal to it, in words. */
  readonly harm?: string
}

/** Below this height a card gives up its cost, and below that one what is written on it has one line. */
const LOW = 94
const LOWEST = 84
/** Beside the name, in px. */
const SIDES = 10

/** A card on the table. Tapped, its box and its band turn, and the words stay level. */
export const Piece = memo(function Piece(props: PieceProps) {
  const { card, zone, x, y, w, h, z, show = 0, isTucked = false, attached = '', harm = '' } = props
  const selected = useIsSelected(card.id)
  const aimable = useIsAimable(card.id)
  const preview = useCardPreview(card.card)
  const face = isDown(card) ? undefined : faceOf(card)
  return (
    <button
      type="button"
      className={joinClasses(
        styles.piece,
        face === undefined ? styles.down : faceClass(face),
        card.tapped && styles.tapped,
        show > 0 && styles.tight,
        isTucked && styles.tucked,
        h < LOW && styles.low,
        h < LOWEST && styles.lowest,
        selected && styles.selected,
        aimable && styles.aimable,
      )}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        width: w,
        height: h,
        ...placed(z, show),
      }}
      data-card={card.id}
      data-in={zone}
      data-heap={props.heap}
      data-tapped={card.tapped || undefined}
      aria-pressed={selected}
      aria-label={spoken(card, {
        times: props.times ?? 1,
        attached: attached === '' ? [] : [attached],
        harm,
      })}
      {...preview}
    >
      <PieceTitle
        card={card}
        room={(show > 0 ? show : card.tapped ? w - 17 : w) - SIDES}
        lines={isTucked ? 1 : linesOf(props)}
      />
      {isTucked ? null : <PieceBody {...props} face={face} />}
    </button>
  )
})

/**
 * What the style sheet places by: a stacking order that it may raise, and the part of the card that shows.
 */
const placed = (z: number, show: number): object => ({
  '--z': z,
  ...(show > 0 ? { '--show': `${show}px` } : {}),
})

/**
 * The heights of a name, in px: one line of it, what is around it, and what stays free below it for the foot
 * of the card, for a note, and for a number above the foot.
 */
const LINE = 14
const AROUND = 6
const FOOT = 21
const NOTE = 39
const ABOVE_FOOT = 42

/** How many lines of its name a card has room for. */
function linesOf({ card, h, show = 0, times = 1, harm = '' }: PieceProps): number {
  const hasNote = card.annotation !== '' || card.annotationEOT !== '' || harm !== ''
  const isCounted = times > 1 || countersOf(card).length + trackersOf(card).length > 0
  const below = show > 0 && (hasNote || isCounted) ? ABOVE_FOOT : hasNote ? NOTE : FOOT
  return Math.max(1, Math.floor((h - below - AROUND) / LINE))
}

interface PieceTitleProps {
  readonly card: CardOnTable
  readonly room: number
  readonly lines: number
}

function PieceTitle({ card, room, lines }: PieceTitleProps) {
  const name = labelOf(card)
  return (
    <span className={styles.title}>
      <span className={styles.name} style={{ WebkitLineClamp: lines }}>
        {card.morph ? 'morph' : softWords(name, room)}
      </span>
      {card.morph && card.card !== undefined ? <small>{name}</small> : null}
    </span>
  )
}

function PieceBody(props: PieceProps & { readonly face: CardFace | undefined }) {
  const { card, zone, w, show = 0, times = 1, open = 0, harm = '', face } = props
  const stats = statsOf(card)
  return (
    <>
      {face === undefined ? <span className={styles.back} /> : <CardArt face={face} className={styles.art} />}
      <Marks card={card} zone={zone} className={styles.marks} />
      <span className={styles.notes}>
        {harm === '' ? null : (
          <span className={joinClasses(styles.note, styles.harm)} title={`Combat would deal ${harm}`}>
            −{harm.replace(' damage,', '')}
          </span>
        )}
        {card.annotation === '' ? null : <span className={styles.note}>{card.annotation}</span>}
        {card.annotationEOT === '' ? null : (
          <span className={joinClasses(styles.note, styles.eot)} title="until end of turn">
            <b>eot</b> {card.annotationEOT}
          </span>
        )}
      </span>
      <Dots
        card={card}
        room={
          (show > 0 ? Math.min(show + 10, w) : w) -
          (stats !== undefined && show === 0 ? 42 : 8) -
          (card.tapped ? 18 : 0)
        }
        className={styles.dots}
      />
      {stats === undefined ? null : (
        <span className={styles.stats} data-changed={stats.printed !== undefined || undefined}>
          {stats.text}
        </span>
      )}
      {card.tapped ? <TableIcon name="tap" size={14} className={styles.tapMark} /> : null}
      {times > 1 ? (
        <span className={styles.times} title={open > 0 ? `${open} of ${times} untapped` : undefined}>
          {open > 0 ? `${open}/${times}` : `×${times}`}
        </span>
      ) : null}
    </>
  )
}
