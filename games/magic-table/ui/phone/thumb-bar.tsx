import { Button } from '@mantine/core'
import { defined } from '@parlour/kernel'
import { Icon, joinClasses, seatClass } from '@parlour/ui-kit'
import type { CommandContext } from '../acting/command'
import { nextPhase, nextToAct, selectPhase, selectStar } from '../acting/phase-acts'
import { useOpenDialog } from '../acting/table-store'
import { useActing } from '../acting/use-acting'
import { TableIcon } from '../icons/table-icon'
import styles from './thumb-bar.module.css'

const PILES = ['library', 'graveyard', 'exile', 'command'] as const

/** What one thumb needs: the viewer's piles and life, the star, the next phase, draw and priority. */
export function ThumbBar({ context }: { readonly context: CommandContext }) {
  const open = useOpenDialog()
  const { own } = context.table
  return (
    <div className={styles.thumb} role="group" aria-label="Actions">
      <div className={styles.piles}>
        {PILES.map((name) => (
          <button key={name} type="button" data-zone={own.zones[name].id} data-zone-name aria-haspopup="menu">
            <TableIcon name={name} size={14} />
            <b>{own.zones[name].count}</b>
            <span>{name}</span>
          </button>
        ))}
        <button
          type="button"
          className={joinClasses(styles.life, seatClass(own.seat))}
          onClick={() => open({ kind: 'counters' })}
        >
          <b>{own.counters.life ?? 0}</b>
          <span>life</span>
        </button>
      </div>
      <Acts context={context} />
    </div>
  )
}

function Acts({ context }: { readonly context: CommandContext }) {
  const { mayAct } = useActing()
  const { table, act, viewer } = context
  const next = nextPhase(table)
  const target = nextToAct(table)
  const isOwn = table.view.priority === viewer
  if (table.view.stage === 'over' || !table.isSeated) return null
  return (
    <div className={styles.bar}>
      <Button
        variant="default"
        disabled={!mayAct}
        aria-label="start turn to main 1"
        onClick={() => selectStar(context)}
      >
        <TableIcon name="star" size={18} />
      </Button>
      <Button
        variant="default"
        disabled={!mayAct}
        onClick={() => selectPhase(next, context)}
        leftSection={<Icon name="next" size={14} />}
      >
        {next}
      </Button>
      <Button variant="default" disabled={!mayAct} onClick={() => act({ name: 'draw' })}>
        draw
      </Button>
      <Button
        {...(isOwn ? { color: 'turn', variant: 'filled' } : { variant: 'default' })}
        disabled={!mayAct}
        onClick={() =>
          act({
            name: 'pass priority',
            ...(isOwn ? defined({ target }) : { target: viewer }),
          })
        }
      >
        {isOwn ? 'pass priority' : 'take priority'}
      </Button>
    </div>
  )
}
