import { joinClasses } from '@parlour/ui-kit'
import type { CSSProperties, ReactNode } from 'react'
import { labelOf } from '../card/card-facts'
import { CardLine } from '../card/card-line'
import { heapsOf } from '../layout/heaps'
import type { CardOnTable } from '../table/table-card'
import { aimsOf, type Table, type TableZone } from '../table/table'
import styles from './zone-lines.module.css'
import zone from './zone.module.css'
import { ZoneName } from './zone-name'

interface ZoneLinesProps {
  readonly table: Table
  readonly zone: TableZone
  /**
   * Equal cards share a line, with what lies on them behind it; with `names` that is left to the full card.
   */
  readonly brief?: boolean | 'names'
  /** The lines stand in columns of this height, in px, side by side. */
  readonly columns?: number
  /** At the end of the line with the name. */
  readonly aside?: ReactNode
  readonly style?: CSSProperties
  readonly className?: string | undefined
}

/** A zone as lines of text, with the clicks of a zone of cards. */
export function ZoneLines(props: ZoneLinesProps) {
  const { table, zone: shown, brief = false, columns, aside, style, className } = props
  return (
    <section
      className={joinClasses(zone.zone, className)}
      style={style}
      data-zone={shown.id}
      data-kind={shown.name}
      aria-label={`${shown.player}’s ${shown.name}, ${shown.count} ${shown.count === 1 ? 'card' : 'cards'}`}
    >
      <ZoneName zone={shown} aside={aside} />
      <ul
        className={joinClasses(styles.lines, columns !== undefined && styles.columns)}
        style={{ height: columns }}
      >
        {brief !== false ? (
          <BriefLines zone={shown} isNoted={brief === true} />
        ) : (
          <AllLines table={table} zone={shown} />
        )}
      </ul>
    </section>
  )
}

/** Every card of a zone; for a library, what is known at its two ends. */
export function AllLines({ table, zone: shown }: { readonly table: Table; readonly zone: TableZone }) {
  const line = (card: CardOnTable) => (
    <CardLine key={card.id} card={card} zone={shown.id} {...ties(table, card)} />
  )
  const parted = shown.name === 'library' && shown.cards.length < shown.count
  return (
    <>
      {shown.cards.map(line)}
      {parted ? (
        <li className={styles.divide}>
          <span>top / bottom</span>
        </li>
      ) : null}
      {shown.bottom.map(line)}
    </>
  )
}

function ties(table: Table, card: CardOnTable) {
  const { places } = table
  const nameOf = (id: string) => {
    const place = places.get(id)
    return place === undefined ? [] : [labelOf(place.card)]
  }
  const [host] = card.attachedTo === undefined ? [] : nameOf(card.attachedTo)
  return { host, attached: card.attached.flatMap(nameOf).join(', '), aims: aimsOf(table, card).join(', ') }
}

/** The room for a name in an opponent's panel, in px, where the panel is narrowest. */
const PANEL_LINE = 72

interface BriefLinesProps {
  readonly zone: TableZone
  readonly isNoted: boolean
}

function BriefLines({ zone: shown, isNoted }: BriefLinesProps) {
  const lands = shown.name === 'land'
  const heaps = heapsOf(shown.cards, { lands, merged: lands, tuckedOf: () => [] })
  return heaps.map(({ cards }) => {
    const untapped = cards.filter(({ tapped }) => !tapped)
    const [first] = untapped.length > 0 ? untapped : cards
    const card = first ?? cards[0]
    return (
      <CardLine
        key={card.id}
        card={card}
        zone={shown.id}
        times={lands ? 1 : cards.length}
        room={PANEL_LINE}
        noted={shown.name === 'land' || !isNoted ? 'not' : 'inline'}
        {...(lands ? { count: `${untapped.length}/${cards.length}` } : {})}
      />
    )
  })
}
