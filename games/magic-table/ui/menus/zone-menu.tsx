import { AllLines } from '../board/zone-lines'
import type { CommandContext } from '../acting/command'
import { useActing } from '../acting/use-acting'
import { zoneMenuOf } from '../acting/zone-commands'
import type { TableZone } from '../table/table'
import { CommandButton } from './command-button'
import styles from './menu.module.css'
import { MenuHead } from './menu-head'

const PILES: readonly string[] = ['library', 'graveyard', 'exile', 'command', 'sideboard']

interface ZoneMenuProps {
  readonly zone: TableZone
  readonly context: CommandContext
}

/** What can be done with a zone; for a pile also its cards, as a list. */
export function ZoneMenu({ zone, context }: ZoneMenuProps) {
  const { mayAct } = useActing()
  const isOwn = zone.player === context.table.own.name
  const groups = (mayAct ? zoneMenuOf(zone.name) : [])
    .map(([heading, commands]) => ({
      heading,
      commands: commands.filter(({ applies = () => true }) => applies(zone.id, context.table)),
    }))
    .filter(({ commands }) => commands.length > 0)
  return (
    <>
      <MenuHead>
        <strong>{zone.name}</strong>
        <small>
          {zone.player === context.viewer ? 'yours' : `${zone.player}’s`} · {zone.count}{' '}
          {zone.count === 1 ? 'card' : 'cards'}
        </small>
      </MenuHead>
      {PILES.includes(zone.name) && zone.count > 0 ? (
        <ol className={styles.list}>
          <AllLines table={context.table} zone={zone} />
        </ol>
      ) : null}
      <div className={styles.groups}>
        {groups.map(({ heading, commands }) => (
          <div key={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            {commands.map((command) => (
              <CommandButton
                key={command.label}
                label={[command.label, command.note?.(zone.id, context.table)].filter(Boolean).join(' ')}
                shortcut={isOwn ? command.key : undefined}
                onRun={() => command.run(zone.id, context)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
