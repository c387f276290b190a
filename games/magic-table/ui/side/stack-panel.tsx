import { cardCount, faceClass, RulesText, useCardPreview } from '@parlour/mtg-ui'
import { shownRulesText } from '@parlour/mtg-cards'
import { joinClasses, SeatName } from '@parlour/ui-kit'
import { useIsAimable, useIsSelected } from '../acting/table-store'
import { faceOf, isDown, labelOf } from '../card/card-facts'
import { spoken } from '../card/spoken'
import { TableIcon } from '../icons/table-icon'
import zoneStyles from '../board/zone.module.css'
import type { CardOnTable } from '../table/table-card'
import { aimsOf, playerNamed, type Table, type TablePlayer } from '../table/table'
import styles from './stack-panel.module.css'

/** The spells that wait, with their whole text, top first; a place to drop a card on one's own stack. */
export function StackPanel({ table }: { readonly table: Table }) {
  const { own } = table
  const all = table.view.stack.flatMap((handle) => {
    const place = table.places.get(handle)
    const player = place && playerNamed(table, place.player)
    return place === undefined || player === undefined ? [] : [{ card: place.card, player }]
  })
  return (
    <section
      className={styles.panel}
      data-zone={own.zones.stack.id}
      data-kind="stack"
      aria-label={`Stack, ${cardCount(all.length)}`}
    >
      <button type="button" className={zoneStyles.name} data-zone-name aria-haspopup="menu">
        stack <b>{all.length}</b>
        {all.length > 1 ? <span className={zoneStyles.aside}>top first</span> : null}
      </button>
      {all.length === 0 ? <p className={styles.nothing}>Spells wait here.</p> : null}
      {all.length === 0 ? null : (
        <ol className={styles.list}>
          {all.map(({ card, player }) => (
            <li key={card.id}>
              <StackCard card={card} player={player} aims={aimsOf(table, card)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

interface StackCardProps {
  readonly card: CardOnTable
  readonly player: TablePlayer
  readonly aims: readonly string[]
}

function StackCard({ card, player, aims }: StackCardProps) {
  const selected = useIsSelected(card.id)
  const aimable = useIsAimable(card.id)
  const preview = useCardPreview(card.card)
  const face = isDown(card) ? undefined : faceOf(card)
  return (
    <button
      type="button"
      className={joinClasses(
        styles.card,
        face === undefined ? styles.down : faceClass(face),
        selected && styles.selected,
        aimable && styles.aimable,
      )}
      data-card={card.id}
      data-in={player.zones.stack.id}
      aria-pressed={selected}
      aria-label={`${spoken(card, { aims })}, of ${player.name}`}
      {...preview}
    >
      <span className={styles.title}>
        <span>
          {card.morph ? 'morph' : labelOf(card)}
          {card.morph && card.card !== undefined ? <small>{labelOf(card)}</small> : null}
        </span>
      </span>
      {face === undefined ? null : (
        <span className={styles.text}>
          <RulesText text={shownRulesText(face)} />
        </span>
      )}
      <span className={styles.foot}>
        <SeatName index={player.seat} name={player.name} />
        {aims.length === 0 ? null : (
          <span>
            <TableIcon name="aim" size={13} /> {aims.join(', ')}
          </span>
        )}
        {card.annotation === '' ? null : <span>{card.annotation}</span>}
      </span>
    </button>
  )
}
