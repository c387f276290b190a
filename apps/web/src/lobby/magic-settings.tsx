import { NativeSelect } from '@mantine/core'
import { Link } from 'react-router'
import { warningAt } from './lobby-warnings'
import { textIn } from './option-values'
import styles from './settings.module.css'
import type { SettingsProps } from './settings-props'

/** The format of a Magic table, and the draft it belongs to. */
export function MagicSettings({ lobby, options, set }: SettingsProps) {
  const draftId = textIn(options, 'linkedDraftId')
  return (
    <div className={styles.settings}>
      <NativeSelect
        className={styles.wide}
        label="Format"
        value={textIn(options, 'format')}
        error={warningAt(lobby, 'format')}
        onChange={(event) => set({ format: event.currentTarget.value })}
        data={[
          { value: '', label: '— not selected —' },
          { value: 'Constructed', label: 'Constructed' },
        ]}
      />
      {draftId !== '' && (
        <p className={`${styles.wide} ${styles.hint}`}>
          Linked to a draft. <Link to={`/game/${draftId}`}>Open the draft</Link>
        </p>
      )}
    </div>
  )
}
