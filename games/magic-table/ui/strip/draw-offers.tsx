import { Button } from '@mantine/core'
import { PlayerNames } from '@parlour/ui-kit'
import type { CommandContext } from '../acting/command'
import type { Table } from '../table/table'
import styles from './table-strip.module.css'

/** Who has offered a draw; nothing while nobody has. */
export function DrawOffers({ table }: { readonly table: Table }) {
  const { drawOffers, you } = table.view
  const others = drawOffers.filter((name) => name !== you)
  if (drawOffers.length === 0) return null
  return (
    <span className={styles.note}>
      {others.length === 0 ? (
        'you offer a draw'
      ) : (
        <>
          <PlayerNames names={others} /> {others.length === 1 ? 'offers' : 'offer'} a draw
        </>
      )}
    </span>
  )
}

/** Agrees to the draw that others have offered. */
export function AgreeToDraw({ context: { act, table } }: { readonly context: CommandContext }) {
  const { drawOffers, you } = table.view
  if (you === undefined || drawOffers.length === 0 || drawOffers.includes(you)) return null
  return (
    <Button size="compact-sm" variant="default" onClick={() => act({ name: 'draw game' })}>
      agree to a draw
    </Button>
  )
}
