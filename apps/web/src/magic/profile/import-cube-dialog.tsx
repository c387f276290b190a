import { Button } from '@mantine/core'
import { type Card, cubeCobraTable } from '@parlour/mtg-cards'
import { CardListDialog, listObstacle } from '@parlour/mtg-ui'
import { cubeImport, MOST_CUBE_FILE } from '@parlour/protocol'
import { Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useListOutcomes } from '../cube/dialogs/use-list-outcomes'
import { wholeCubeOf, wholeCubeWords } from './whole-cube-file'

/** The most characters a cube's name may have. */
const MOST_NAME = 120
/** A new cube holds nothing that a line could remove. */
const NO_CARDS: readonly Card[] = []

/**
 * Makes a cube of the viewer's own from a text or file: a cube as JSON, or any list of cards, of which is
 * shown what each line will do before anything is stored.
 */
export function ImportCubeDialog({ onClose }: { readonly onClose: () => void }) {
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { saving, problem, run } = useSaving()
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const whole = useMemo(() => wholeCubeOf(text), [text])
  const list = useListOutcomes(whole === undefined ? text : '', NO_CARDS)
  const save = () =>
    run(async () => {
      const { cube } = await send(cubeImport, { text, ...(name === '' ? {} : { name }) })
      await queries.invalidateQueries({ queryKey: ['cubes'] })
      onClose()
      await navigate(`/magic/cube/${cube._id}`)
    })
  const obstacle = whole === undefined ? listObstacle(text, list.outcomes) : whole.problem
  const shownProblem = problem ?? list.problem
  return (
    <CardListDialog
      title="Import a cube"
      hint="One card per line, or a whole cube as JSON."
      text={text}
      mostLetters={MOST_CUBE_FILE}
      onText={(next, fileName) => {
        // As a table it is short enough to look at.
        setText(cubeCobraTable(next) ?? next)
        if (fileName !== undefined) setName(fileName.replace(/\.[a-z\d]+$/i, '').slice(0, MOST_NAME))
      }}
      outcomes={list.outcomes}
      whole={whole === undefined ? undefined : wholeCubeWords(whole)}
      sources={{ own: NO_CARDS }}
      obstacle={obstacle}
      onClose={onClose}
      action={
        <Button
          variant="filled"
          loading={saving}
          disabled={obstacle !== undefined}
          onClick={() => void save()}
        >
          import
        </Button>
      }
      notes={shownProblem === undefined ? null : <Strip tone="danger">{shownProblem}</Strip>}
    />
  )
}
