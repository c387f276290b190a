import { Button, Checkbox, TextInput } from '@mantine/core'
import { cubeUpdateSettings, type WireCube } from '@parlour/protocol'
import { DialogSheet, mergeEdits, Strip, useMergedSave, useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import type { CubeDialogProps } from '../cube-dialog'
import { withEditable, withLegacy } from './cube-flags'
import styles from './dialogs.module.css'

/**
 * Name, Editable and Legacy Mode of a cube, for its owner; what was changed in another window meanwhile
 * stays.
 */
export function CubeSettings({ cube, onCube, onClose }: CubeDialogProps) {
  const send = useSend()
  const [opened] = useState(cube)
  const [name, setName] = useState(cube.name)
  const [flags, setFlags] = useState(cube.flags)
  const { saving, problem, run } = useSaving()
  const isNameless = name.trim() === ''
  const isChanged =
    JSON.stringify(settingsOf({ ...opened, name, flags })) !== JSON.stringify(settingsOf(opened))
  const saveMerged = useMergedSave({
    fields: settingsOf(cube),
    rev: cube.rev,
    kind: 'cube',
    merge: mergeEdits,
    read: (current) => (isCube(current) ? { fields: settingsOf(current), rev: current.rev } : undefined),
  })
  const save = () =>
    run(() =>
      saveMerged({ name: name.trim(), ...flags }, async ({ fields, rev }) => {
        onCube((await send(cubeUpdateSettings, { cubeId: cube._id, settings: fields, rev })).cube)
        onClose()
      }),
    )
  return (
    <DialogSheet
      title="Cube Settings"
      onClose={onClose}
      unsaved={isChanged ? 'Your changes will be lost.' : undefined}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" loading={saving} disabled={isNameless} onClick={() => void save()}>
            save
          </Button>
        </>
      )}
    >
      <div className={styles.form}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <TextInput
          label="Cube Name"
          maxLength={120}
          value={name}
          error={isNameless ? 'A cube needs a name.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Checkbox
          label="Editable"
          description="Everyone may add, create and edit cards."
          checked={flags.editable}
          onChange={(event) => setFlags(withEditable(flags, event.currentTarget.checked))}
        />
        <Checkbox
          label="Legacy Mode"
          description="Enables scars and achievements. Legacy cubes are always editable."
          checked={flags.legacy}
          onChange={(event) => setFlags(withLegacy(flags, event.currentTarget.checked))}
        />
      </div>
    </DialogSheet>
  )
}

const settingsOf = ({ name, flags: { editable, legacy } }: WireCube) => ({ name, editable, legacy })

function isCube(value: unknown): value is WireCube {
  return typeof value === 'object' && value !== null && 'flags' in value && 'rev' in value
}
