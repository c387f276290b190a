import { faceClass, useCardPreview } from '@parlour/mtg-ui'
import { joinClasses } from '@parlour/ui-kit'
import { useIsAimable, useIsSelected } from '../acting/table-store'
import { faceOf, labelOf } from '../card/card-facts'
import { TableIcon } from '../icons/table-icon'
import type { CardOnTable } from '../table/table-card'
import type { TableZone } from '../table/table'
import styles from './backs.module.css'
import { ZoneName } from './zone-name'

/** An opponent's hand: a small back for each card, and by name those that the viewer knows. */
export function Backs({ zone }: { readonly zone: TableZone }) {
  return (
    <section
      className={styles.backs}
      data-zone={zone.id}
      data-kind="hand"
      aria-label={`${zone.player}’s hand, ${zone.count} ${zone.count === 1 ? 'card' : 'cards'}`}
    >
      <ZoneName zone={zone} />
      <span className={styles.row}>
        {zone.cards.map((card) => (
          <HeldCard key={card.id} card={card} zone={zone} />
        ))}
      </span>
    </section>
  )
}

function HeldCard({ card, zone }: { readonly card: CardOnTable; readonly zone: TableZone }) {
  const selected = useIsSelected(card.id)
  const aimable = useIsAimable(card.id)
  const preview = useCardPreview(card.card)
  const face = faceOf(card)
  return (
    <button
      type="button"
      className={joinClasses(face === undefined ? styles.back : styles.known, aimable && styles.aimable)}
      data-card={card.id}
      data-in={zone.id}
      aria-pressed={selected}
      aria-label={`${zone.player}’s hand: ${labelOf(card)}`}
      {...preview}
    >
      {face === undefined ? null : (
        <>
          <TableIcon name="known" size={12} />
          <span className={joinClasses(styles.chip, faceClass(face))}>{labelOf(card)}</span>
        </>
      )}
    </button>
  )
}
