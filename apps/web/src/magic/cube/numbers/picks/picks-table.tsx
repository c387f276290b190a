import { type Card, cardName } from '@parlour/mtg-cards'
import { cardPage, useCardPreview } from '@parlour/mtg-ui'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { FigureCell } from './figure-cell'
import { PICK_COLUMNS, type PickColumn, type PickFigures, type PickOrder } from './pick-figures'
import styles from './picks.module.css'

interface PicksTableProps {
  readonly rows: readonly PickFigures[]
  /** The cards of the cube as they are now. */
  readonly cards: readonly Card[]
  readonly order: PickOrder
  readonly onOrder: (order: PickOrder) => void
}

/** Cards with what drafters did with them; a click on a heading sorts by it, another one the other way. */
export function PicksTable({ rows, cards, order, onOrder }: PicksTableProps) {
  const byName = useMemo(() => new Map(cards.map((card) => [cardName(card.data), card])), [cards])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {PICK_COLUMNS.map((column) => (
            <th key={column.id} scope="col" aria-sort={column.id === order.by ? order.direction : 'none'}>
              <button type="button" title={column.meaning} onClick={() => onOrder(nextOrder(column, order))}>
                {column.word}
                {column.id === order.by ? (
                  <span aria-hidden="true"> {order.direction === 'ascending' ? '↑' : '↓'}</span>
                ) : null}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} card={byName.get(row.name)} />
        ))}
      </tbody>
    </table>
  )
}

function nextOrder({ id, first }: PickColumn, { by, direction }: PickOrder): PickOrder {
  if (id !== by) return { by: id, direction: first }
  return { by, direction: direction === 'ascending' ? 'descending' : 'ascending' }
}

const percent = (share: number): string => `${Math.round(100 * share)} %`
const pick = (place: number): string => place.toFixed(1)

function Row({ row, card }: { readonly row: PickFigures; readonly card: Card | undefined }) {
  const { name, seen, picked, takenAt, packSize } = row
  return (
    <tr>
      <td>
        <CardName name={name} card={card} />
        {takenAt === undefined ? null : (
          <span className={styles.track} aria-hidden="true">
            <i style={{ width: `${(100 * takenAt.value) / packSize}%` }} />
          </span>
        )}
      </td>
      <FigureCell word="taken at" figure={takenAt} write={pick} />
      <td data-word="seen">{seen.toLocaleString('en')}</td>
      <td data-word="picked">{picked.toLocaleString('en')}</td>
      <FigureCell word="pick rate" figure={row.pickRate} write={percent} />
      <FigureCell word="last pick" figure={row.lastPick} write={percent} />
      <FigureCell word="wheels" figure={row.wheel} write={percent} />
    </tr>
  )
}

/** A card that left the cube, or has another name now, is its name alone. */
function CardName({ name, card }: { readonly name: string; readonly card: Card | undefined }) {
  const preview = useCardPreview(card)
  if (card === undefined) return <span className={styles.gone}>{name}</span>
  return (
    <Link to={cardPage(card)} {...preview}>
      {name}
    </Link>
  )
}
