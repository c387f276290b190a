import { Button, Textarea } from '@mantine/core'
import type { Scar } from '@parlour/mtg-cards'
import { cubeDeleteScar, cubeUpdateScar, type WireCube } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'
import { useViewer } from '../../../api/session'
import type { CubeRights } from '../cube-rights'

interface ScarEditorProps {
  readonly cube: WireCube
  /** The scar to change; a new one without it. */
  readonly scar: Scar | undefined
  readonly rights: CubeRights
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

/** The text of a scar. A blank one is not saved (specification section 5). */
export function ScarEditor({ cube, scar, rights, onCube, onClose }: ScarEditorProps) {
  const send = useSend()
  const viewer = useViewer()
  const [text, setText] = useState(scar?.text ?? '')
  const { saving, problem, run } = useSaving()
  const cubeId = cube._id
  const mayDelete = scar !== undefined && (rights.isOwner || scar.createdBy === viewer._id)
  const save = async () => {
    const written = { id: scar?.id ?? null, text: text.trim() }
    if (written.text === '') return
    await run(async () => {
      onCube((await send(cubeUpdateScar, { cubeId, scar: written })).cube)
      onClose()
    })
  }
  const remove = () =>
    run(async () => {
      if (scar === undefined) return
      onCube((await send(cubeDeleteScar, { cubeId, scar: { id: scar.id } })).cube)
      onClose()
    })
  return (
    <DialogSheet
      title="Scar Editor"
      onClose={onClose}
      unsaved={text === (scar?.text ?? '') ? undefined : 'What you wrote would be lost.'}
      footer={(close) => (
        <>
          {mayDelete ? (
            <Button color="danger" variant="outline" mr="auto" onClick={() => void remove()}>
              Delete
            </Button>
          ) : null}
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" loading={saving} onClick={() => void save()}>
            OK
          </Button>
        </>
      )}
    >
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <Textarea
        label="What the scar does"
        description="A drafter writes it onto a card, for good."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
    </DialogSheet>
  )
}
