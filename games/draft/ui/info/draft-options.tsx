import { Checkbox } from '@mantine/core'
import styles from './info.module.css'

/** What the viewer may switch on and off for this screen. */
export interface Switches {
  readonly stats: boolean
  readonly setStats: (on: boolean) => void
  readonly panel: boolean
  readonly setPanel: (on: boolean) => void
  readonly confirms: boolean
  readonly setConfirms: (on: boolean) => void
}

interface DraftOptionsProps {
  readonly options: Switches
  readonly isAdmin: boolean
}

/** Switches of this screen; the waiting panel for admins only. */
export function DraftOptions({ options, isAdmin }: DraftOptionsProps) {
  return (
    <section className={styles.section}>
      <h3>Options</h3>
      <div className={styles.options}>
        <Checkbox
          label="game stats"
          checked={options.stats}
          onChange={(event) => options.setStats(event.currentTarget.checked)}
        />
        {isAdmin ? (
          <Checkbox
            label="waiting panel"
            checked={options.panel}
            onChange={(event) => options.setPanel(event.currentTarget.checked)}
          />
        ) : null}
        <Checkbox
          label="draft without confirmation"
          checked={!options.confirms}
          onChange={(event) => options.setConfirms(!event.currentTarget.checked)}
        />
      </div>
    </section>
  )
}
