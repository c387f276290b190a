import { Button } from '@mantine/core'
import { cubeClone, cubeDelete, type WireCube } from '@parlour/protocol'
import { DialogSheet, Strip, useSaving, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { DeleteQuestion } from '../delete-question'

interface WholeCubeProps {
  readonly cube: WireCube
  readonly onClose: () => void
}

const many = (count: number, word: string) => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

/** Makes a cube of the viewer's own with the same cards, and opens it. */
export function CloneCube({ cube, onClose }: WholeCubeProps) {
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { saving, problem, run } = useSaving()
  const clone = () =>
    run(async () => {
      const made = (await send(cubeClone, { cubeId: cube._id })).cube
      await queries.invalidateQueries({ queryKey: ['cubes'] })
      onClose()
      await navigate(`/magic/cube/${made._id}`)
    })
  const { cards, unusedScars } = cube.counts
  return (
    <DialogSheet
      title="Clone cube"
      size={460}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>cancel</Button>
          <Button variant="filled" loading={saving} onClick={() => void clone()}>
            clone
          </Button>
        </>
      )}
    >
      {problem === undefined ? null : <Strip tone="danger">{problem}</Strip>}
      <p>
        This makes a cube of your own with copies of {many(cards, 'card')}
        {cube.flags.legacy ? ` and ${many(unusedScars, 'unused scar')}; achievements are not copied` : ''}.
      </p>
    </DialogSheet>
  )
}

/** Asks before a cube is deleted, with what is lost. */
export function DeleteCube({ cube, onClose }: WholeCubeProps) {
  const send = useSend()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { cards, scars, achievements } = cube.counts
  const lost = [
    many(cards, 'card'),
    ...(cube.flags.legacy ? [many(scars, 'scar'), many(achievements, 'achievement')] : []),
  ].join(', ')
  return (
    <DeleteQuestion
      kind="cube"
      name={cube.name}
      loss={`Lost with it: ${lost}. Decks and drafts keep the cards that they hold.`}
      onDelete={async () => {
        await send(cubeDelete, { cubeId: cube._id })
        onClose()
        await navigate('/magic')
        await queries.invalidateQueries({ queryKey: ['cubes'] })
      }}
      onClose={onClose}
    />
  )
}
