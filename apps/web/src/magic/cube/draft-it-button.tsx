import { Button } from '@mantine/core'
import type { WireCube } from '@parlour/protocol'
import { useState } from 'react'
import { useDraftCube } from './use-draft-cube'

/** Opens a lobby in which the cube is chosen; nothing where no game drafts cubes. */
export function DraftItButton({ cube }: { readonly cube: WireCube }) {
  const draftCube = useDraftCube()
  const [opening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  if (draftCube === undefined) return null
  const draftIt = async () => {
    setProblem(undefined)
    setOpening(true)
    try {
      await draftCube(cube)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setOpening(false)
    }
  }
  return (
    <>
      <Button
        size="compact-sm"
        title="Opens a lobby with this cube"
        loading={opening}
        onClick={() => void draftIt()}
      >
        draft it
      </Button>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </>
  )
}
