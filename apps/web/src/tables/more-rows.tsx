import { Button } from '@mantine/core'
import styles from './game-table.module.css'

interface MoreRowsProps {
  /** Reads the next part of the list; absent where there is none. */
  readonly more: (() => void) | undefined
  readonly loading: boolean
}

/** The button below a list of which there is more. */
export function MoreRows({ more, loading }: MoreRowsProps) {
  if (more === undefined) return null
  return (
    <div className={styles.more}>
      <Button variant="default" loading={loading} onClick={more}>
        show older
      </Button>
    </div>
  )
}
