import { Button, TextInput } from '@mantine/core'
import type { Card } from '@parlour/mtg-cards'
import { cubeAddRemoveCards, type ItemResult, MOST_CARDS_AT_ONCE } from '@parlour/protocol'
import { CardListDialog, CardsFailed, listObstacle, useCards } from '@parlour/mtg-ui'
import { Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useMemo, useState } from 'react'
import type { CubeDialogProps } from '../cube-dialog'
import { cubeListIds, duplicateNames } from './cube-list-plan'
import { useListOutcomes } from './use-list-outcomes'

const NO_CARDS: readonly Card[] = []

/** Keeps a minus with its name on one line. */
const NO_BREAK = '\u2060'

/**
 * Adds and removes cards by text: what each line does is shown before OK, unknown lines do nothing (rules:
 * library 1.3).
 */
export function AddRemoveDialog({ cube, onCube, onClose, dropped }: CubeDialogProps) {
  const send = useSend()
  const [text, setText] = useState(dropped?.text ?? '')
  const [comment, setComment] = useState('')
  const { saving, problem, report, run } = useSaving()
  const { cards, loading, failed } = useCards(cube.cardlist ?? [])
  const own = useMemo(() => (loading || failed ? undefined : [...cards.values()]), [cards, loading, failed])
  const { outcomes, problem: lookupProblem } = useListOutcomes(text, own)
  const { addIds, removeIds } = cubeListIds(outcomes ?? [])
  const duplicates = duplicateNames(outcomes ?? [], own ?? [])
  const obstacle =
    addIds.length + removeIds.length > MOST_CARDS_AT_ONCE
      ? `At most ${MOST_CARDS_AT_ONCE} cards at once.`
      : failed
        ? 'The cards of this cube could not be loaded.'
        : listObstacle(text, outcomes)
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
    <CardListDialog
      title="Add/remove cards"
      hint={`One card per line: Name, 3 Name or +Name to add, -${NO_BREAK}Name to remove.`}
      text={text}
      fileProblem={dropped?.problem}
      onText={setText}
      outcomes={outcomes}
      sources={{ own: own ?? NO_CARDS }}
      obstacle={obstacle}
      onClose={onClose}
      action={
        <Button
          variant="filled"
          loading={saving}
          disabled={obstacle !== undefined}
          onClick={() => void save()}
        >
          ok
        </Button>
      }
      notes={
        <>
          {failed ? <CardsFailed /> : null}
          {(problem ?? lookupProblem) === undefined ? null : (
            <Strip tone="danger">{problem ?? lookupProblem}</Strip>
          )}
          {duplicates.length === 0 ? null : <Strip tone="quiet">{heldWords(duplicates)}</Strip>}
        </>
      }
    >
      <TextInput
        label="Comment"
        description="Optional reason, saved with every card."
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </CardListDialog>
  )
}

const heldWords = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} is already in the cube. It will be added again.`
    : `${names.length} of these cards are already in the cube. They will be added again.`

function failedWords(failed: readonly ItemResult[]): string {
  const reasons = [...new Set(failed.map(({ message = 'unknown reason' }) => message))]
  return `${failed.length} of the cards could not be changed: ${reasons.join('; ')}. The others were.`
}
