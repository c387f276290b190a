import { joinClasses, seatClass } from '@parlour/ui-kit'
import type { ZoneName } from '../../rules/facts/zones'
import { otherCounters, PlayerButton, Tags, Taken } from '../rail/player-box'
import { Steps } from '../rail/steps'
import type { Table, TablePlayer } from '../table/table'
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
  const fight: readonly ZoneName[] = showsFight(table, player) ? [fightingZone(table, player).name] : []
  const own: readonly ZoneName[] = table.isSeated && player === table.own ? ['sideboard'] : []
  const columns: readonly (readonly ZoneName[])[] = [
    ['library', 'exile', 'command', ...own],
    ['hand', 'graveyard'],
    [...fight, 'creatures'],
    ['battlefield', 'stack'],
    ['land'],
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
        {columns.map((names) => (
          <div key={names.join()}>
            {names.map((name) => (
              <ZoneLines key={name} table={table} zone={player.zones[name]} className={styles.zone} />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
