import { joinClasses, SeatName } from '@parlour/ui-kit'
import { useTableState, useTableStore } from '../acting/table-store'
import { TableIcon } from '../icons/table-icon'
import { otherCounters } from '../rail/player-box'
import type { Table, TablePlayer } from '../table/table'
import styles from './rival-summary.module.css'

const PILES = ['hand', 'library', 'graveyard', 'exile'] as const
/**
 * How many piles there is room for beside each of this many opponents; with more opponents, only for the
 * hand.
 */
const PILES_OF: Readonly<Record<number, number>> = { 1: 4, 2: 3, 3: 2 }

/**
 * The opponents in a line each on a phone; a tap brings that one's board into view, or opens the menu of the
 * one that is.
 */
export function RivalSummary({ table }: { readonly table: Table }) {
  const store = useTableStore()
  const chosen = useTableState((state) => state.facing)
  const facing = table.others.some(({ name }) => name === chosen) ? chosen : table.others[0]?.name
  return (
    <div className={styles.rivals} role="group" aria-label="Opponents">
      {table.others.map((player) => {
        const isFaced = player.name === facing
        return (
          <button
            key={player.name}
            type="button"
            className={joinClasses(
              styles.rival,
              table.others.length > 3 && styles.slim,
              isFaced && table.others.length > 1 && styles.faced,
            )}
            aria-label={`${player.name}: life ${player.counters.life ?? 0}, hand ${player.zones.hand.count}, library ${player.zones.library.count}`}
            {...(isFaced ? { 'data-player-name': player.name } : {})}
            onClick={isFaced ? undefined : () => store.setState({ facing: player.name })}
          >
            <SeatName index={player.seat} name={player.name} />
            <b>{player.counters.life ?? 0}</b>
            <Facts player={player} piles={PILES.slice(0, PILES_OF[table.others.length] ?? 1)} />
          </button>
        )
      })}
    </div>
  )
}

interface FactsProps {
  readonly player: TablePlayer
  readonly piles: readonly (typeof PILES)[number][]
}

function Facts({ player, piles }: FactsProps) {
  return (
    <span className={styles.facts}>
      {player.isPresent ? null : <span className={styles.away}>away</span>}
      {piles.map((name) => (
        <span key={name}>
          <TableIcon name={name} size={15} /> {player.zones[name].count}
        </span>
      ))}
      {piles.length < PILES.length
        ? null
        : otherCounters(player).map(([name, value]) => (
            <span key={name}>
              {name} {value}
            </span>
          ))}
    </span>
  )
}
