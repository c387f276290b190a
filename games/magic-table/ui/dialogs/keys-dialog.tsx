import { Button } from '@mantine/core'
import { DialogSheet } from '@parlour/ui-kit'
import styles from './dialogs.module.css'
import { KEY_SHEET } from './key-sheet'

/** What every key does. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogSheet
      title="Keyboard"
      size={860}
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" onClick={close}>
          close
        </Button>
      )}
    >
      <div className={styles.keys}>
        {KEY_SHEET.map(([heading, keys]) => (
          <section key={heading}>
            <h3 className={styles.heading}>{heading}</h3>
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
      <p className={styles.hint}>While you type in a field, letters are letters.</p>
    </DialogSheet>
  )
}
