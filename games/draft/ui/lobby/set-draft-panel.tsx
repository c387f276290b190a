import { Button } from '@mantine/core'
import { optionRefusal, shownOptions } from '@parlour/kernel'
import {
  ChoiceGroups,
  FieldWarning,
  type LobbyPanelProps,
  NumberField,
  SettingsGrid,
  warningAt,
  WideField,
} from '@parlour/ui-kit'
import { lazy, Suspense, useState } from 'react'
import { draftObstacle, setDraftFacts } from '../../rules/facts/set-draft'
import styles from './draft-panel.module.css'
import { WayField } from './way-field'

const SetPicker = lazy(async () => ({ default: (await import('@parlour/mtg-ui/set-picker')).SetPicker }))

/** The set to draft, picked in a dialog, and the number of packs. */
export function SetDraftPanel({ lobby, options, set }: LobbyPanelProps) {
  const [open, setOpen] = useState(false)
  const { way, numPacks, set: current } = shownOptions(setDraftFacts, options)
  const code = current?.code ?? ''
  const warning = warningAt(lobby, 'set')
  return (
    <SettingsGrid>
      <WideField>
        <ChoiceGroups>
          <div className={styles.pickedSet}>
            <span>
              Set:{' '}
              <strong>
                {current === undefined || code === ''
                  ? '— not selected —'
                  : `${current.name} (${code.toUpperCase()})`}
              </strong>
            </span>
            <Button onClick={() => setOpen(true)}>Open Set Picker</Button>
          </div>
          {warning !== undefined && <FieldWarning text={warning} />}
        </ChoiceGroups>
      </WideField>
      <WayField way={way} set={set} />
      <NumberField
        label="Number of Packs"
        value={numPacks}
        warning={warningAt(lobby, 'numPacks')}
        refusal={(count) => optionRefusal(setDraftFacts, 'numPacks', count)}
        save={(count) => set({ numPacks: count })}
      />
      {open && (
        <Suspense>
          <SetPicker
            code={code}
            cancel={() => setOpen(false)}
            obstacleOf={draftObstacle}
            pick={({ name, code: picked, set_type }) => {
              set({ set: { name, code: picked, set_type } })
              setOpen(false)
            }}
            clear={() => {
              set({ set: null })
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </SettingsGrid>
  )
}
