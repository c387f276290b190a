import { Mark } from '../icons/table-icon'
import { useViewerName } from '../acting/table-store'
import type { CardOnTable } from '../table/table-card'
import { zonePlace } from '../../rules/facts/zones'
import styles from './marks.module.css'

interface MarksProps {
  readonly card: CardOnTable
  readonly zone: string
  readonly className?: string | undefined
  /** A line of text shows by a sign what a drawing shows by its shape. */
  readonly asLine?: boolean
}

const FIGHTERS: ReadonlySet<string> = new Set(['creatures', 'attacking', 'blocking'])

/** What is true of a card, as small signs: new, token, doesn't untap, scar, secret, morph, known. */
export function Marks({ card, zone, className, asLine = false }: MarksProps) {
  const viewer = useViewerName()
  const name = zonePlace(zone)?.zone
  const isPrivate = name === 'hand' || name === 'library' || name === 'sideboard'
  const knows = card.card !== undefined
  // Without names everybody knows it.
  const isKnownToOthers = isPrivate && knows && card.knownTo.length !== 1
  const isSeen = name === 'library' && knows && card.knownTo.length === 1 && card.knownTo[0] === viewer
  const marks = [
    asLine && card.tapped && <Mark key="tap" name="tap" title="tapped" />,
    card.isNew && !asLine && FIGHTERS.has(name ?? '') && (
      <span key="new" className={styles.fresh} title="came into play this turn">
        new
      </span>
    ),
    card.token && <Mark key="token" name="token" title="token" />,
    card.noUntap && <Mark key="pin" name="pin" title="doesn’t untap" />,
    card.isScarred && <Mark key="scar" name="scar" title="scarred" />,
    card.secret && <Mark key="secret" name="secret" title="secret: nobody sees it" />,
    card.morph && <Mark key="morph" name="morph" title="morph" />,
    isKnownToOthers && (
      <Mark
        key="known"
        name="known"
        title={`known to ${card.knownTo.length === 0 ? 'everyone' : card.knownTo.join(', ')}`}
      />
    ),
    isSeen && <Mark key="seen" name="seen" title="known to you alone" />,
  ].filter((mark) => mark !== false)
  return marks.length === 0 ? null : <span className={className}>{marks}</span>
}
