import { CardChip } from '@parlour/mtg-ui'
import { TableIcon } from '../icons/table-icon'
import { labelOf } from '../card/card-facts'
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
      aria-label={`${zone.player}’s hand, ${zone.count} cards`}
    >
      <ZoneName zone={zone} />
      <span className={styles.row}>
        {zone.cards.map((card) =>
          card.card === undefined ? (
            <button
              key={card.id}
              type="button"
              className={styles.back}
              data-card={card.id}
              aria-label={`${zone.player}’s hand: ${labelOf(card)}`}
            />
          ) : (
            <button key={card.id} type="button" className={styles.known} data-card={card.id}>
              <TableIcon name="known" size={12} />
              <CardChip card={card.card} name={labelOf(card)} tabIndex={-1} />
            </button>
          ),
        )}
      </span>
    </section>
  )
}
