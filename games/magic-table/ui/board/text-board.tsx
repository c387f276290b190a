import { joinClasses, seatClass } from '@parlour/ui-kit'
import { otherCounters, PlayerButton, Tags, Taken } from '../rail/player-box'
import type { Form } from '../layout/geometry'
import { Steps } from '../rail/steps'
import type { Table, TablePlayer, TableZone } from '../table/table'
import { fightingZone, showsFight } from './half'
import styles from './text-board.module.css'
import { ZoneLines } from './zone-lines'

interface TextBoardProps {
  readonly table: Table
  readonly form: Form
}

/**
 * The table as text: a tableau for each player, the viewer's first, with every fact of the board and its
 * clicks.
 */
export function TextBoard({ table, form }: TextBoardProps) {
  return (
    <div className={styles.text} tabIndex={0} role="group" aria-label="Tableaus">
      {[table.own, ...table.others].map((player) => (
        <Tableau key={player.name} table={table} player={player} form={form} />
      ))}
    </div>
  )
}

interface TableauProps extends TextBoardProps {
  readonly player: TablePlayer
}

type Columns = readonly (readonly TableZone[])[]

function columnsOf({ table, player, form }: TableauProps): Columns {
  const { zones } = player
  const fight = showsFight(table, player) ? [fightingZone(table, player)] : []
  const isOwn = table.isSeated && player === table.own
  const own = isOwn ? [zones.sideboard] : []
  if (form !== 'phone')
    return [
      [zones.library, zones.exile, zones.command, ...own],
      [zones.hand, zones.graveyard],
      [...fight, zones.creatures],
      [zones.battlefield, zones.stack],
      [zones.land],
    ]
  // One below the other: first what one plays with.
  const play = [zones.stack, ...fight, zones.creatures, zones.battlefield, zones.land]
  const rest = [zones.graveyard, zones.exile, zones.command, zones.library, ...own]
  return [isOwn ? [zones.hand, ...play, ...rest] : [...play, zones.hand, ...rest]]
}

function Tableau(props: TableauProps) {
  const { table, player } = props
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
        {columnsOf(props).map((column) => (
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
