import { clamp, type Geometry } from '../layout/geometry'
import { rowWidth } from '../layout/row'
import type { Table, TablePlayer, TableZone } from '../table/table'
import { rowHeaps } from './zone-row'

/** A panel narrower than this shows lands and other permanents as lines, in px. */
const NARROW = 330
/** A card of which less than this would show becomes a line, in px. */
const LEAST_SHOWN = 56
/** What a row of cards has at its sides. */
const EDGES = 12
const PANEL_EDGES = 18
/** How wide lands are as lines. */
const LINES = 128
const LEAST_SHARE = 100
/** The part of a panel that cards in a fight take at most. */
const FIGHT = 0.6

/** How the cards of a zone are drawn: as lines, or as a row of cards that is so many px wide. */
export type ZoneForm = 'lines' | { readonly width: number }

interface PanelContent {
  readonly table: Table
  readonly zones: TablePlayer['zones']
  /** The cards in a fight, where there is one. */
  readonly fight: TableZone | undefined
  readonly size: Geometry
  /** Of the panel, in px. */
  readonly width: number
}

/** How an opponent's zones share a panel. Widths in px. */
interface PanelLayout {
  readonly lands: ZoneForm
  readonly landWidth: number
  readonly others: ZoneForm
  readonly front: ZoneForm
  readonly fighting: number
}

/**
 * Returns how an opponent's zones share a panel: what would show less than is readable becomes lines, first
 * lands, then other permanents, then creatures.
 */
export function panelLayout({ table, zones, fight, size, width }: PanelContent): PanelLayout {
  const { land, battlefield, creatures } = zones
  const heapsOf = (zone: TableZone) => rowHeaps(table, zone, zone.name === 'land')
  const fits = (zone: TableZone, room: number) => {
    const heaps = heapsOf(zone)
    return heaps.length < 2 || (room - size.width) / (heaps.length - 1) >= LEAST_SHOWN
  }
  const need = (zone: TableZone) => rowWidth(heapsOf(zone), size) + EDGES
  const inner = width - PANEL_EDGES
  const [lands, rest] = [need(land), need(battlefield)]
  const wanted = lands + rest > inner ? (inner * lands) / (lands + rest) : lands
  const share = clamp(LEAST_SHARE, wanted, inner - LEAST_SHARE)
  const fighting = fight === undefined || fight.count === 0 ? 0 : Math.min(inner * FIGHT, need(fight))
  const creatureLines = !fits(creatures, inner - fighting)
  const othersAsLines = width < NARROW || creatureLines
  const landLines = othersAsLines || !fits(land, share - EDGES) || !fits(battlefield, inner - share - EDGES)
  const landWidth = landLines ? LINES : share
  const room = inner - landWidth - EDGES
  return {
    lands: landLines ? 'lines' : { width: share - 8 },
    landWidth,
    others: othersAsLines || !fits(battlefield, room) ? 'lines' : { width: room },
    front: creatureLines ? 'lines' : { width: inner - fighting - 8 },
    fighting,
  }
}
