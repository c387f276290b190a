import { Button } from '@mantine/core'
import { Strip } from '@parlour/ui-kit'
import type { MakerSession } from './maker-session'
import type { SavedMapsState } from './use-saved-maps'

interface MakerProblemsProps {
  readonly savedMaps: SavedMapsState
  readonly session: MakerSession
}

/** A problem with a saved map, and what can be done about it. */
export function MakerProblems({ savedMaps, session }: MakerProblemsProps) {
  const { problem } = savedMaps
  if (problem === undefined) return null
  if (problem.kind === 'failure') return <Strip tone="danger">{problem.words}</Strip>
  if (problem.kind === 'not deleted')
    return (
      <Strip
        tone="danger"
        actions={
          <Button onClick={() => void savedMaps.remove(problem.stands)}>delete it all the same</Button>
        }
      >
        {problem.stands.name} was not deleted because it has since been changed elsewhere.
      </Strip>
    )
  // A response about a map that is no longer open is ignored.
  if (problem.opening !== session.opening) return null
  const saveAsNew = (
    <Button onClick={() => void savedMaps.save(session, undefined)}>save mine as a new map</Button>
  )
  if (problem.kind === 'gone')
    return (
      <Strip tone="danger" actions={saveAsNew}>
        This map has since been deleted elsewhere. Your changes are still here.
      </Strip>
    )
  const { stands } = problem
  return (
    <Strip
      tone="danger"
      actions={
        <>
          <Button onClick={() => void savedMaps.open(stands._id, session)}>take the other</Button>
          {saveAsNew}
          <Button
            variant="filled"
            onClick={() => void savedMaps.save(session, { _id: stands._id, rev: stands.rev })}
          >
            save mine over it
          </Button>
        </>
      }
    >
      This map has since been saved elsewhere. Your changes are still here: choose which version to keep.
    </Strip>
  )
}
