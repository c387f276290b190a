import { Button } from '@mantine/core'
import { isJsonObject } from '@parlour/kernel'
import { lazy, Suspense, useState } from 'react'
import { warningAt } from './lobby-warnings'
import { NumberField } from './number-field'
import { numberIn, textIn } from './option-values'
import styles from './settings.module.css'
import type { SettingsProps } from './settings-props'
import { Warning } from './warning'

const SetPicker = lazy(async () => ({ default: (await import('./set-picker')).SetPicker }))

/** The set to draft, picked in a dialog, and the number of packs. */
export function SetDraftSettings({ lobby, options, set }: SettingsProps) {
  const [open, setOpen] = useState(false)
  const picked = options['set'] !== undefined && isJsonObject(options['set']) ? options['set'] : {}
  const code = textIn(picked, 'code')
  const warning = warningAt(lobby, 'set')
  return (
    <div className={styles.settings}>
      <div className={`${styles.wide} ${styles.choices}`}>
        <div className={styles.pickedSet}>
          <span>
            Set:{' '}
            <strong>
              {code === '' ? '— not selected —' : `${textIn(picked, 'name')} (${code.toUpperCase()})`}
            </strong>
          </span>
          <Button onClick={() => setOpen(true)}>Open Set Picker</Button>
        </div>
        {warning !== undefined && <Warning text={warning} />}
      </div>
      <NumberField
        label="Number of Packs"
        value={numberIn(options, 'numPacks', 3)}
        warning={warningAt(lobby, 'numPacks')}
        save={(numPacks) => set({ numPacks })}
      />
      {open && (
        <Suspense>
          <SetPicker
            code={code}
            cancel={() => setOpen(false)}
            pick={(chosen) => {
              set({
                set:
                  chosen === undefined
                    ? null
                    : { name: chosen.name, code: chosen.code, set_type: chosen.set_type },
              })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
