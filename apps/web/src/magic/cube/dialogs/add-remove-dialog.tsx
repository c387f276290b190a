import { Button, Textarea, TextInput } from '@mantine/core'
import { cubeAddRemoveCards, type ItemResult } from '@parlour/protocol'
import { DialogSheet, ImportOutcomes, Strip, useCards, useSaving, useSend } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import type { CubeDialogProps } from '../cube-dialogs'
import { cubeListIds, namesHeld } from './cube-list-plan'
import styles from './dialogs.module.css'
import { useListOutcomes } from './use-list-outcomes'

/** Adds and removes cards by text: what each line does is shown before OK, unknown lines do nothing (LIBRARY.md 1.3). */
export function AddRemoveDialog({ cube, onCube, onClose }: CubeDialogProps) {
  const send = useSend()
  const [text, setText] = useState('')
  const [comment, setComment] = useState('')
  const { saving, problem, report, run } = useSaving()
  const { cards } = useCards(cube.cardlist ?? [])
  const own = useMemo(() => [...cards.values()], [cards])
  const { outcomes, problem: lookupProblem } = useListOutcomes(text, own)
  const { addIds, removeIds } = cubeListIds(outcomes ?? [])
  const held = namesHeld(outcomes ?? [], own)
  const obstacle = obstacleOf(text, outcomes === undefined, addIds.length + removeIds.length)
  const save = () =>
    run(async () => {
      const answer = await send(cubeAddRemoveCards, { cubeId: cube._id, addIds, removeIds, comment })
      onCube(answer.cube)
      const failed = [...answer.addResults, ...answer.removeResults].filter(
        ({ status }) => status === 'error',
      )
      if (failed.length === 0) onClose()
      else report(failedWords(failed))
    })
  return (
    <DialogSheet
      title="Add/remove cards"
      size={760}
      onClose={onClose}
      unsaved={text.trim() === '' ? undefined : 'The list you typed would be lost.'}
      footer={(close) => (
        <>
          {obstacle === undefined ? null : <p className={styles.note}>{obstacle}</p>}
          <Button onClick={close}>cancel</Button>
          <Button
            variant="filled"
            loading={saving}
            disabled={obstacle !== undefined}
            onClick={() => void save()}
          >
            ok
          </Button>
        </>
      )}
    >
      <div className={styles.columns}>
        <Textarea
          label="Card list"
          description="One card a line: Name, 3 Name or +Name to add, -Name to remove."
          rows={15}
          maxLength={100_000}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        <div className={styles.outcome}>
          {(problem ?? lookupProblem) === undefined ? null : (
            <Strip tone="danger">{problem ?? lookupProblem}</Strip>
          )}
          {held.length === 0 ? null : <Strip tone="turn">{heldWords(held)}</Strip>}
          {text.trim() === '' ? null : <ImportOutcomes outcomes={outcomes} />}
        </div>
        <TextInput
          className={styles.wide ?? ''}
          label="Comment"
          description="Why; it is kept with every card."
          maxLength={1000}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </div>
    </DialogSheet>
  )
}

function obstacleOf(text: string, isLookingUp: boolean, count: number): string | undefined {
  if (text.trim() === '') return 'Type or paste a list.'
  if (isLookingUp) return 'Looking up the names ...'
  if (count > 2000) return 'At most 2000 cards at once.'
  return count === 0 ? 'No line names a card.' : undefined
}

const heldWords = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} is already in the cube; a second copy would be added.`
    : `${names.length} of these are already in the cube; second copies would be added.`

function failedWords(failed: readonly ItemResult[]): string {
  const reasons = [...new Set(failed.map(({ message = 'unknown reason' }) => message))]
  return `${failed.length} of the cards could not be changed: ${reasons.join('; ')}. The others were.`
}
