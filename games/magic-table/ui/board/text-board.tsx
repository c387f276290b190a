import { joinClasses, seatClass } from '@parlour/ui-kit'
import { otherCounters, PlayerButton, Tags, Taken } from '../rail/player-box'
import { Steps } from '../rail/steps'
import type { Table, TablePlayer, TableZone } from '../table/table'
import { fightingZone, showsFight } from './half'
import styles from './text-board.module.css'
import { ZoneLines } from './zone-lines'

/** The table as text: a tableau for each player, the viewer's first, with every fact of the board and its clicks. */
export function TextBoard({ table }: { readonly table: Table }) {
  return (
    <div className={styles.text} tabIndex={0} role="group" aria-label="Tableaus">
      {[table.own, ...table.others].map((player) => (
        <Tableau key={player.name} table={table} player={player} />
      ))}
    </div>
  )
}

interface TableauProps {
  readonly table: Table
  readonly player: TablePlayer
}

function Tableau({ table, player }: TableauProps) {
  const { zones } = player
  const fight = showsFight(table, player) ? [fightingZone(table, player)] : []
  const own = table.isSeated && player === table.own ? [zones.sideboard] : []
  const columns: readonly (readonly TableZone[])[] = [
    [zones.library, zones.exile, zones.command, ...own],
    [zones.hand, zones.graveyard],
    [...fight, zones.creatures],
    [zones.battlefield, zones.stack],
    [zones.land],
  ]
  return (
    <section className={joinClasses(styles.tableau, seatClass(player.seat))} aria-label={player.name}>
      <header className={styles.head}>
        <PlayerButton player={player} />
        <Tags table={table} player={player} />
        <span className={styles.life}>
          <b>{player.counters.life ?? 0}</b> life
        </span>
        <Steps player={player.name} counter="life" className={styles.steps} />
        {otherCounters(player).map(([name, value]) => (
          <span key={name} className={styles.fact}>
            {name} <b>{value}</b>
          </span>
        ))}
        {table.view.format === 'Commander' ? (
          <span className={styles.fact}>
            commander damage <Taken table={table} player={player} />
          </span>
        ) : null}
      </header>
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column.map(({ name }) => name).join()}>
            {column.map((zone) => (
              <ZoneLines key={zone.name} table={table} zone={zone} className={styles.zone} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
