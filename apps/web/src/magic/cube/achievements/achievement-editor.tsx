import { Button, Textarea, TextInput } from '@mantine/core'
import type { CardFilter } from '@parlour/mtg-cards'
import {
  cubeDeleteAchievement,
  cubeUpdateAchievement,
  type WireAchievement,
  type WireCube,
} from '@parlour/protocol'
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
import { type AchievementTexts, achievementToSave, textsOf } from './achievement-to-save'
import styles from './achievements.module.css'

interface AchievementEditorProps {
  readonly cube: WireCube
  /** The achievement to change; a new one without it. */
  readonly achievement: WireAchievement | undefined
  readonly mayDeleteAll: boolean
  /** Links a new achievement to the matching cards. */
  readonly filters?: readonly CardFilter[]
  readonly onCube: (cube: WireCube) => void
  readonly onClose: () => void
}

/**
 * Name, unlock and hidden text of an achievement. With a blank one nothing is saved (rules: screens 2.5);
 * what somebody else changed meanwhile is kept beside it, or told before it is replaced.
 */
export function AchievementEditor(props: AchievementEditorProps) {
  const { cube, mayDeleteAll, filters, onCube, onClose } = props
  const [achievement] = useState(props.achievement)
  const send = useSend()
  const viewer = useViewer()
  const start = textsOf(achievement)
  const [fields, setFields] = useState(start)
  const [isDeleting, setDeleting] = useState(false)
  const { saving, problem, run } = useSaving()
  const keepsHidden = achievement !== undefined && achievement.hidden === undefined
  const isChanged = JSON.stringify(fields) !== JSON.stringify(start)
  const mayDelete = achievement !== undefined && (mayDeleteAll || achievement.createdBy === viewer._id)
  const edited = { fields: start, rev: achievement?.rev, kind: 'achievement', read: readAchievement }
  const saveMerged = useMergedSave({ ...edited, merge: mergeEdits })
  const { now, remove: guardedDelete } = useGuardedDelete(edited)
  const save = async () => {
    const toSave = (texts: AchievementTexts) =>
      achievementToSave({ id: achievement?.id, fields: texts, keepsHidden, filters })
    if (toSave(fields) === undefined) return
    await run(() =>
      saveMerged(fields, async ({ fields: merged, rev }) => {
        const written = toSave(merged)
        if (written === undefined) return
        const body = { cubeId: cube._id, achievement: { ...written, rev } }
        onCube((await send(cubeUpdateAchievement, body)).cube)
        onClose()
      }),
    )
  }
  const remove = () =>
    guardedDelete(async (rev) => {
      const body = { cubeId: cube._id, achievement: { id: achievement?.id ?? '', rev } }
      onCube((await send(cubeDeleteAchievement, body)).cube)
      onClose()
    })
  return (
    <DialogSheet
      title="Achievement Editor"
      size={560}
      onClose={onClose}
      unsaved={isChanged ? 'Your changes will be lost.' : undefined}
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
      <div className={styles.form}>
        {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
        <AchievementFields fields={fields} onFields={setFields} keepsHidden={keepsHidden} />
      </div>
      {isDeleting ? (
        <DeleteQuestion
          kind="achievement"
          name={now.name}
          loss="Its unlock condition and hidden text will be lost."
          onDelete={remove}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </DialogSheet>
  )
}

interface AchievementFieldsProps {
  readonly fields: AchievementTexts
  readonly onFields: (fields: AchievementTexts) => void
  /** The hidden text is not known here, and stays unless another one is written. */
  readonly keepsHidden: boolean
}

function AchievementFields({ fields, onFields, keepsHidden }: AchievementFieldsProps) {
  const field = (name: keyof AchievementTexts) => ({
    value: fields[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onFields({ ...fields, [name]: event.currentTarget.value }),
  })
  return (
    <>
      <TextInput label="Name" maxLength={200} data-autofocus {...field('name')} />
      <Textarea
        label="Unlock"
        description="What must be done to unlock it. Everyone can read this."
        rows={2}
        maxLength={2000}
        {...field('unlock')}
      />
      <Textarea
        label="Text"
        description={
          keepsHidden
            ? 'Hidden from you until you reveal it. Leave empty to keep the current text.'
            : 'Hidden until somebody reveals it.'
        }
        rows={3}
        maxLength={2000}
        {...field('hidden')}
      />
    </>
  )
}

const readAchievement = (current: unknown) =>
  isAchievement(current) ? { fields: textsOf(current), rev: current.rev } : undefined

function isAchievement(value: unknown): value is WireAchievement {
  return typeof value === 'object' && value !== null && 'unlock' in value && 'rev' in value
}
