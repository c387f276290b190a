import { joinClasses, seatClass } from '@parlour/ui-kit'
import { isCombat } from '../../rules/facts/phases'
import { powerOf } from '../card/card-facts'
import { clamp, type Form, type Geometry, isTall } from '../layout/geometry'
import { rowWidth } from '../layout/row'
import { playerNamed, type Table, type TablePlayer, type TableZone } from '../table/table'
import styles from './half.module.css'
import { rowHeaps, ZoneRow } from './zone-row'

interface HalfProps {
  readonly table: Table
  readonly player: TablePlayer
  readonly size: Geometry
  readonly width: number
  readonly height: number
  readonly form: Form
  /** Whether the player sits below the seam, with the creatures in front. */
  readonly below: boolean
}

/** Two zones side by side stand apart by this much. */
const BETWEEN = 12
const LEAST = 132

/** One player's half of the table: creatures in front, lands and other permanents behind them. */
export function Half(props: HalfProps) {
  const { player, below, form, height } = props
  const creatures = <CreatureRow {...props} />
  const rest = isTall({ form, height }) ? <TallBack {...props} /> : <Back {...props} />
  return (
    <div className={joinClasses(styles.half, below ? styles.below : styles.above, seatClass(player.seat))}>
      {below ? creatures : rest}
      {below ? rest : creatures}
    </div>
  )
}

/**
 * The zone of a player that fights: attackers in their own turn, else blockers. Cards in the other one are
 * shown all the same.
 */
export function fightingZone({ view }: Table, { name, zones }: TablePlayer): TableZone {
  const { attacking, blocking } = zones
  const [own, other] = name === view.turnPlayer ? [attacking, blocking] : [blocking, attacking]
  if (other.count === 0) return own
  if (own.count === 0) return other
  return { ...own, count: own.count + other.count, cards: [...own.cards, ...other.cards] }
}

/** Whether a player's fighting cards show: in the phases of combat, and wherever there are any. */
export const showsFight = (table: Table, player: TablePlayer): boolean =>
  isCombat(table.view.phase) || fightingZone(table, player).count > 0

function CreatureRow({ table, player, size, width }: HalfProps) {
  const { creatures } = player.zones
  if (!table.players.some((one) => showsFight(table, one)))
    return (
      <div className={joinClasses(styles.zones, styles.front)}>
        <ZoneRow table={table} zone={creatures} size={size} width={width - 4} style={{ flex: '1 1 0' }} />
      </div>
    )
  const lane = laneWidth(table, size, width)
  const fighting = fightingZone(table, player)
  return (
    <div className={joinClasses(styles.zones, styles.front)}>
      <ZoneRow
        table={table}
        zone={creatures}
        size={size}
        width={width - lane - 18}
        style={{ flex: '1 1 0' }}
      />
      <ZoneRow
        table={table}
        zone={fighting}
        size={size}
        width={lane - 20}
        style={{ flex: `0 0 ${lane}px` }}
        aside={fightWords(table, player, fighting)}
        className={styles.lane}
      />
    </div>
  )
}

/** What a player's attackers would deal to whom, else how strong their fighting cards are. */
export function fightWords(table: Table, { name }: TablePlayer, fighting: TableZone): string | undefined {
  const dealt = [...(table.fight.dealt.get(name) ?? [])].map(([target, damage]) => {
    const life = playerNamed(table, target)?.counters.life ?? 0
    return `${damage} to ${target}: ${life} → ${life - damage}`
  })
  const power = fighting.cards.reduce((sum, card) => sum + powerOf(card), 0)
  return dealt.length > 0 ? dealt.join(' · ') : power > 0 ? `power ${power}` : undefined
}

/** Both sides of a fight get the same room: what the larger one needs. */
function laneWidth(table: Table, size: Geometry, width: number): number {
  const needs = table.players.map((player) =>
    rowWidth(rowHeaps(table, fightingZone(table, player), false), size),
  )
  return Math.round(clamp(220, Math.max(...needs) + 28, width * 0.62))
}

function Back({ table, player, size, width }: HalfProps) {
  const { land, battlefield } = player.zones
  const share = landShare(table, player, { size, width })
  return (
    <div className={styles.zones}>
      <ZoneRow
        table={table}
        zone={land}
        size={size}
        width={share - 4}
        style={{ flex: `0 0 ${Math.round(share)}px` }}
      />
      <ZoneRow
        table={table}
        zone={battlefield}
        size={size}
        width={width - share - BETWEEN}
        style={{ flex: '1 1 0' }}
      />
    </div>
  )
}

/** How much of a row the lands get: what they need, or their part where both need more than there is. */
function landShare(
  table: Table,
  { zones }: TablePlayer,
  { size, width }: Pick<HalfProps, 'size' | 'width'>,
): number {
  const need = (merged: boolean) => rowWidth(rowHeaps(table, zones.land, merged), size)
  const rest = rowWidth(rowHeaps(table, zones.battlefield, false), size)
  const lands = need(false) + rest + 24 > width ? need(true) + 8 : need(false)
  if (lands + rest + 24 > width)
    return clamp(LEAST, (width * lands) / Math.max(1, lands + rest), width - LEAST)
  return clamp(LEAST, lands + BETWEEN, width - Math.max(LEAST, rest + BETWEEN))
}

function TallBack({ table, player, size, width, below }: HalfProps) {
  const { land, battlefield } = player.zones
  const rows = below ? [battlefield, land] : [land, battlefield]
  return rows.map((zone) => (
    <ZoneRow key={zone.name} table={table} zone={zone} size={size} width={width - 4} />
  ))
}
