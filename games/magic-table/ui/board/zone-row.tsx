import { defined } from '@parlour/kernel'
import { joinClasses } from '@parlour/ui-kit'
import type { CSSProperties, ReactNode } from 'react'
import { faceClass } from '@parlour/mtg-ui'
import { faceOf, isDown, labelOf } from '../card/card-facts'
import { Piece } from '../card/piece'
import type { Geometry } from '../layout/geometry'
import { type Heap, heapsOf } from '../layout/heaps'
import { type Box, isTooCrowded, placeRow, rowWidth } from '../layout/row'
import { useTableState } from '../acting/table-store'
import { type Harm, harmWords } from '../table/fight'
import type { Table, TableZone } from '../table/table'
import styles from './zone.module.css'
import { ZoneLines } from './zone-lines'
import { ZoneName } from './zone-name'

interface ZoneRowProps {
  readonly table: Table
  readonly zone: TableZone
  readonly size: Geometry
  /** The room for the cards, in px. */
  readonly width: number
  /** Shown at the end of the line with the name. */
  readonly aside?: ReactNode
  readonly style?: CSSProperties
  readonly className?: string | undefined
}

/** Returns the heaps of a zone as a row shows them: without what is tucked behind cards elsewhere. */
export function rowHeaps(table: Table, zone: TableZone, merged: boolean): readonly Heap[] {
  const free = zone.cards.filter((card) => !table.isTucked(card))
  return heapsOf(free, { lands: zone.name === 'land', merged, tuckedOf: table.tuckedOf })
}

/**
 * A zone of the board: its name, and its cards in a row. Where the row is too long its cards move closer
 * together, and at last it breaks into lines.
 */
export function ZoneRow({ table, zone, size, width, aside, style, className }: ZoneRowProps) {
  const merged = zone.name === 'land' && rowWidth(rowHeaps(table, zone, false), size) > width
  const heaps = rowHeaps(table, zone, merged)
  const placed = placeRow(heaps, size, { width, merged })
  const isOpen = useTableState(
    ({ pointing }) => pointing.menu?.kind === 'zone' && pointing.menu.zone === zone.id,
  )
  if (isTooCrowded(heaps, size, width))
    return (
      <ZoneLines {...{ table, zone, aside, className }} {...defined({ style })} brief columns={size.height} />
    )
  return (
    <section
      className={joinClasses(styles.zone, isOpen && styles.open, className)}
      style={style}
      data-zone={zone.id}
      data-kind={zone.name}
      aria-label={`${zone.player}’s ${zone.name}, ${zone.count} ${zone.count === 1 ? 'card' : 'cards'}`}
    >
      <ZoneName
        zone={zone}
        aside={aside ?? (zone.count > 0 && heaps.length === 0 ? 'all attached' : undefined)}
      />
      <div className={styles.cards} style={{ height: size.height }}>
        {placed.map(({ heap, box, edges, tucked, show, open }, index) => (
          <HeapView
            key={heap.cards[0].id}
            {...{ heap, box, edges, tucked, show, open, zone, z: index * 10 }}
            harm={table.fight.harms.get(heap.cards[0].id)}
          />
        ))}
      </div>
    </section>
  )
}

interface HeapViewProps {
  readonly heap: Heap
  readonly box: Box
  readonly edges: readonly Box[]
  readonly tucked: readonly { readonly card: Heap['cards'][0]; readonly box: Box }[]
  readonly show: number
  readonly open: number
  readonly zone: TableZone
  readonly z: number
  readonly harm: Harm | undefined
}

function HeapView({ heap, box, edges, tucked, show, open, zone, z, harm }: HeapViewProps) {
  const [first] = heap.cards
  const face = isDown(first) ? undefined : faceOf(first)
  return (
    <>
      {edges.map(({ x, y, w, h }) => (
        <span
          key={x}
          className={joinClasses(styles.edge, face === undefined ? styles.downEdge : faceClass(face))}
          style={{ transform: `translate(${x}px, ${y}px)`, width: w, height: h, zIndex: z }}
        />
      ))}
      {tucked.map(({ card, box: { x, y, w, h } }, index) => (
        <Piece key={card.id} card={card} zone={zone.id} {...{ x, y, w, h }} z={z + 1 + index} isTucked />
      ))}
      <Piece
        card={first}
        zone={zone.id}
        x={box.x}
        y={box.y}
        w={box.w}
        h={box.h}
        z={z + 9}
        times={heap.cards.length}
        heap={heap.cards.length > 1 ? heap.cards.map(({ id }) => id).join(' ') : undefined}
        open={open}
        show={show}
        harm={harm === undefined ? '' : harmWords(harm)}
        attached={tucked.map(({ card }) => labelOf(card)).join(', ')}
      />
    </>
  )
}
