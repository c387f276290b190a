import { Button } from '@mantine/core'
import { ableAttackers, attackWithAll } from '../acting/attack-all'
import type { CommandContext } from '../acting/command'
import styles from './table-strip.module.css'

/** One click for all creatures that may attack. */
export function AttackWithAll({ context }: { readonly context: CommandContext }) {
  const { length } = ableAttackers(context.table)
  if (length === 0) return null
  return (
    <Button
      className={styles.pass}
      size="compact-sm"
      variant="default"
      title="A"
      onClick={() => attackWithAll(context)}
    >
      attack with {length === 1 ? 'the creature' : `all ${length}`}
    </Button>
  )
}
