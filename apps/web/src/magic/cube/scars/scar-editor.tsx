import { Button, Textarea } from '@mantine/core'
import type { Scar } from '@parlour/mtg-cards'
import { cubeDeleteScar, cubeUpdateScar, type WireCube } from '@parlour/protocol'
import { LineText } from '@parlour/mtg-ui'
import {
  DialogSheet,
  mergeEdits,
  Strip,
  useMergedSave,
  useSaving,
  useSend,
  useGuardedDelete,
} from '@parlour/ui-kit'
import { useState } from 'react'
import { useViewer } from '../../../api/session'
import { DeleteQuestion } from '../delete-question'
import type { CubeRights } from '../cube-rights'
import styles from './scars.module.css'

interface ScarEditorProps {
  readonly cube: WireCube
  /** The scar to change; a new one without it. */
  readonly scar: Scar | undefined
  readonly rights: CubeRights
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

/**
 * The text of a scar. A blank one is not saved (rules: screens 2.5); one that somebody else changed meanwhile
 * is replaced only after a warning.
 */
export function ScarEditor({ cube, scar, rights, onCube, onClose }: ScarEditorProps) {
  const send = useSend()
  const viewer = useViewer()
  const [opened] = useState(scar)
  const [text, setText] = useState(scar?.text ?? '')
  const [isDeleting, setDeleting] = useState(false)
  const { saving, problem, run } = useSaving()
  const cubeId = cube._id
  const edited = { fields: { text: opened?.text ?? '' }, rev: opened?.rev, kind: 'scar', read: readScar }
  const saveMerged = useMergedSave({ ...edited, merge: mergeEdits })
  const { now, remove: guardedDelete } = useGuardedDelete(edited)
  const mayDelete = scar !== undefined && (rights.isOwner || scar.createdBy === viewer._id)
  const save = async () => {
    const written = text.trim()
    if (written === '') return
    await run(() =>
      saveMerged({ text: written }, async ({ fields, rev }) => {
        const body = { cubeId, scar: { id: opened?.id ?? null, ...fields, rev } }
        onCube((await send(cubeUpdateScar, body)).cube)
        onClose()
      }),
    )
  }
  const remove = () =>
    guardedDelete(async (rev) => {
      if (scar === undefined) return
      onCube((await send(cubeDeleteScar, { cubeId, scar: { id: scar.id, rev } })).cube)
      onClose()
    })
  return (
    <DialogSheet
      title="Scar Editor"
      onClose={onClose}
      unsaved={text === (scar?.text ?? '') ? undefined : 'Your changes will be lost.'}
      footer={(close) => (
        <>
          {mayDelete ? (
            <Button color="danger" variant="outline" mr="auto" onClick={() => setDeleting(true)}>
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
        description="A drafter applies it to a card permanently."
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {text.includes('{') ? (
        <p className={styles.shown}>
          <span>Shown as</span> <LineText text={text} />
        </p>
      ) : null}
      {isDeleting ? (
        <DeleteQuestion
          kind="scar"
          name={<LineText text={now.text} />}
          onDelete={remove}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </DialogSheet>
  )
}

const readScar = (current: unknown) =>
  isScar(current) ? { fields: { text: current.text }, rev: current.rev } : undefined

function isScar(value: unknown): value is Scar {
  return typeof value === 'object' && value !== null && 'text' in value && 'rev' in value
}
