import { Button } from '@mantine/core'
import { DialogSheet } from './dialog-sheet'
import styles from './keys-dialog.module.css'

/** A heading, and what each key under it does; perhaps only for those who have a seat. */
export type KeySection = readonly [
  heading: string,
  keys: readonly (readonly [what: string, caps: readonly string[]])[],
  whose?: 'players',
]

interface KeysDialogProps {
  readonly title?: string
  readonly sections: readonly KeySection[]
  /** The viewer has a seat. */
  readonly seated: boolean
  /** Width in px. */
  readonly size: number
  readonly onClose: () => void
}

/** What every key of a screen does for the viewer. */
export function KeysDialog({ title = 'Keyboard', sections, seated, size, onClose }: KeysDialogProps) {
  return (
    <DialogSheet
      title={title}
      size={size}
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" onClick={close}>
          close
        </Button>
      )}
    >
      <div className={styles.keys}>
        {sections
          .filter(([, , whose]) => seated || whose === undefined)
          .map(([heading, keys]) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <dl>
                {keys.map(([what, caps]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>
                      {caps.map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <p className={styles.hint}>
        Shortcuts are off while you type in a field. Your menu turns off those of a single key.
      </p>
    </DialogSheet>
  )
}
