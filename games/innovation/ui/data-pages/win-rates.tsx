import { Button, Checkbox } from '@mantine/core'
import { Panel } from '@parlour/ui-kit'
import { type CSSProperties, useState } from 'react'
import { cardOf } from '../../rules/facts/catalog'
import { CardChip } from '../card/card-chip'
import { type CardResult, inOrder, type ResultOrder, type Results } from './results'
import styles from './results-page.module.css'

/** A card that was melded less often says little. */
const ENOUGH = 20
const SHOWN_AT_FIRST = 12
const COLUMNS: readonly (readonly [order: ResultOrder, word: string])[] = [
  ['rate', 'win rate'],
  ['name', 'card'],
  ['melded', 'melded'],
  ['wins', 'wins'],
]

/** The cards with how often they were melded, and how often by who won. */
export function WinRates({ cards, rate }: Pick<Results, 'cards' | 'rate'>) {
  const [order, setOrder] = useState<ResultOrder>('rate')
  const [isEnough, setEnough] = useState(cards.some(({ melded }) => melded >= ENOUGH))
  const [isAll, setAll] = useState(false)
  const listed = inOrder(isEnough ? cards.filter(({ melded }) => melded >= ENOUGH) : cards, order)
  const shown = isAll ? listed : listed.slice(0, SHOWN_AT_FIRST)
  return (
    <Panel
      title="How often whoever melded it won"
      count={cards.length}
      flush
      end={
        <Checkbox
          size="xs"
          label={`at least ${ENOUGH} melds`}
          checked={isEnough}
          onChange={(event) => setEnough(event.currentTarget.checked)}
        />
      }
    >
      <table className={styles.rates} style={{ '--mean': `${rate}%` } as CSSProperties}>
        <thead>
          <tr>
            {COLUMNS.map(([column, word]) => (
              <th key={column} aria-sort={sortOf(column, order)}>
                <button type="button" onClick={() => setOrder(column)}>
                  {word}
                  {column === order ? <span aria-hidden="true"> {column === 'name' ? '↑' : '↓'}</span> : null}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((card) => (
            <Row key={card.name} {...card} />
          ))}
        </tbody>
      </table>
      <footer className={styles.more}>
        <span>
          {shown.length} of {listed.length}. Line: {rate} %, all cards together
        </span>
        {listed.length > SHOWN_AT_FIRST ? (
          <Button size="compact-sm" variant="default" onClick={() => setAll(!isAll)}>
            {isAll ? 'show fewer' : 'show all'}
          </Button>
        ) : null}
      </footer>
    </Panel>
  )
}

function sortOf(column: ResultOrder, order: ResultOrder) {
  if (column !== order) return 'none'
  return column === 'name' ? 'ascending' : 'descending'
}

function Row({ name, melded, wins, rate }: CardResult) {
  const card = cardOf(name)
  return (
    <tr>
      <td className={styles.rate}>
        <span>{rate} %</span>
        <span className={styles.track} aria-hidden="true">
          <i style={{ width: `${rate}%` }} />
          <em />
        </span>
      </td>
      <td>{card === undefined ? name : <CardChip card={card} />}</td>
      <td className={styles.number}>
        {melded}
        <span className={styles.unit}> {melded === 1 ? 'meld' : 'melds'}</span>
      </td>
      <td className={styles.number}>{wins}</td>
    </tr>
  )
}
