import { ManaCost, faceClass, useCardPreview } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import { memo } from 'react'
import { zonePlace } from '../../rules/facts/zones'
import { useIsAimable, useIsSelected, useViewerName } from '../acting/table-store'
import type { CardOnTable } from '../table/table-card'
import { faceOf, knownName, labelOf, statsOf } from './card-facts'
import styles from './card-line.module.css'
import { graveyardWords } from './graveyard-words'
import { Marks } from './marks'
import { countersOf, trackersOf } from './notes-of'
import { softWords } from './soft-words'
import { spoken } from './spoken'

interface CardLineProps {
  readonly card: CardOnTable
  readonly zone: string
  readonly times?: number
  /** Stands at the end in place of power and toughness. */
  readonly count?: string
  /** Names of its host and of what is attached to it. */
  readonly host?: string | undefined
  readonly attached?: string
  /** Names of what it aims at. */
  readonly aims?: string
  /** For its name, in px. */
  readonly room?: number
  /** Where what lies on the card stands: below it, behind its name, or nowhere. */
  readonly noted?: 'below' | 'inline' | 'not'
}

/** For a name in text mode, in px, where its columns are slimmest. */
const LINE = 100

/** A card as a line of text, with every fact that its drawing shows. */
export const CardLine = memo(function CardLine(props: CardLineProps) {
  const { card, zone, times = 1, count, host, attached = '', aims = '' } = props
  const { room = LINE, noted = 'below' } = props
  const selected = useIsSelected(card.id)
  const aimable = useIsAimable(card.id)
  const preview = useCardPreview(card.card)
  const face = faceOf(card)
  const notes = noted === 'not' ? '' : underline(card, { host, attached, aims })
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={joinClasses(
          styles.line,
          face === undefined ? styles.unknown : faceClass(face),
          card.tapped && styles.tapped,
          selected && styles.selected,
          aimable && styles.aimable,
        )}
        data-card={card.id}
        data-in={zone}
        aria-pressed={selected}
        aria-label={spoken(card, { times, attached: attached === '' ? [] : [attached], attachedTo: host })}
        {...preview}
      >
        <span className={styles.name}>
          {softWords(labelOf(card), room)}
          {card.morph && card.card !== undefined ? <small> as morph</small> : null}
          {times > 1 ? <b> ×{times}</b> : null}
          {noted === 'inline' && notes !== '' ? <small> {notes}</small> : null}
        </span>
        <Marks card={card} zone={zone} className={styles.marks} asLine />
        <LineEnd card={card} zone={zone} count={count} />
      </button>
      {noted === 'below' && notes !== '' ? <p className={styles.under}>{notes}</p> : null}
    </li>
  )
})

const FIGHTERS: ReadonlySet<string> = new Set(['creatures', 'attacking', 'blocking'])

/**
 * The cost in the viewer's own hand, power and toughness of creatures, what a graveyard's card can still do.
 */
interface LineEndProps {
  readonly card: CardOnTable
  readonly zone: string
  readonly count: string | undefined
}

function LineEnd({ card, zone, count }: LineEndProps) {
  const viewer = useViewerName()
  const place = zonePlace(zone)
  const face = faceOf(card)
  const stats = statsOf(card)
  if (count !== undefined) return <span className={styles.stats}>{count}</span>
  if (place?.zone === 'hand' && place.player === viewer && face !== undefined)
    return <ManaCost cost={face.mana_cost} className={styles.cost} />
  if (place?.zone === 'graveyard' && face !== undefined)
    return <small className={styles.again}>{graveyardWords(face).join(', ')}</small>
  const fights = place !== undefined && FIGHTERS.has(place.zone)
  return fights && stats !== undefined ? <span className={styles.stats}>{stats.text}</span> : null
}

function underline(
  card: CardOnTable,
  {
    host,
    attached,
    aims,
  }: { readonly host: string | undefined; readonly attached: string; readonly aims: string },
): string {
  const counts = [...countersOf(card), ...trackersOf(card)].map(([name, value]) => `${name}: ${value}`)
  const parts = [
    ...counts,
    card.annotation,
    host === undefined ? '' : `attached to: ${host}`,
    attached === '' ? '' : `attached: ${attached}`,
    aims === '' ? '' : `aims at: ${aims}`,
    card.annotationEOT === '' ? '' : `eot: ${card.annotationEOT}`,
    card.annotationPerpetual === '' || knownName(card) === undefined
      ? ''
      : `perpetual: ${card.annotationPerpetual}`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}
