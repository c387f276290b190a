import {
  type Card,
  cardManaValue,
  cardTypeLine,
  colorName,
  faceAt,
  frontColors,
  frontFaces,
  powerToughnessText,
  showsPowerToughness,
} from '@parlour/mtg-cards'
import { frontName, ManaCost, useCardPreview } from '@parlour/mtg-ui'
import { useOneTabStop } from '@parlour/ui-kit'
import { memo } from 'react'
import styles from './cube-shapes.module.css'
import { SelectBox } from './select-box'
import { useDrawnRows } from './use-drawn-rows'

interface CubeTableProps {
  /** In their order. */
  readonly cards: readonly Card[]
  readonly onOpen: (cardId: string) => void
}

/** The cards of a cube as a table; a click on a name opens the card. */
export function CubeTable({ cards, onOpen }: CubeTableProps) {
  const drawn = useDrawnRows(cards.length)
  const tabStop = useOneTabStop<HTMLTableSectionElement>(['td button'])
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">selected</span>
          </th>
          <th scope="col">name</th>
          <th scope="col">cost</th>
          <th scope="col">type</th>
          <th scope="col">stats</th>
          <th scope="col">color</th>
          <th scope="col">mana value</th>
          <th scope="col">rarity</th>
        </tr>
      </thead>
      <tbody {...tabStop}>
        {cards.slice(0, drawn).map((card) => (
          <Row key={card._id} card={card} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly card: Card
  readonly onOpen: (cardId: string) => void
}

const Row = memo(function Row({ card, onOpen }: RowProps) {
  const preview = useCardPreview(card)
  const { data } = card
  const face = faceAt(data, 0)
  const cost = frontFaces(data)
    .map(({ mana_cost }) => mana_cost)
    .join(' // ')
  return (
    <tr>
      <td>
        <SelectBox card={card} className={styles.tick} />
      </td>
      <td>
        <button type="button" tabIndex={-1} onClick={() => onOpen(card._id)} {...preview}>
          {frontName(card)}
        </button>
      </td>
      <td>
        <ManaCost cost={cost} className={styles.cost} />
      </td>
      <td>{cardTypeLine(data, 0)}</td>
      <td>{showsPowerToughness(face) ? powerToughnessText(face) : ''}</td>
      <td>{colorName(frontColors(data))}</td>
      <td>{cardManaValue(data)}</td>
      <td>{data.rarity}</td>
    </tr>
  )
})
