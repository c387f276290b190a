import { cubeAddRemoveCards, type WireCube } from '@parlour/protocol'
import { useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'

/** What goes out of a cube and what comes in. */
interface Change {
  readonly addIds?: readonly string[]
  readonly removeIds?: readonly string[]
  readonly restoreIds?: readonly string[]
  /** Each card that comes in takes the place of one that goes out. */
  readonly replaces?: boolean
}

interface Done {
  /** What was done, as words. */
  readonly words: string
  /** The change that takes it back. */
  readonly back: Change
}

/** Changes the list of a cube, and takes the last change back on request. */
export function useCubeChanges(cube: WireCube, onCube: (cube: WireCube) => void) {
  const send = useSend()
  const [done, setDone] = useState<Done>()
  const { saving, problem, report, run } = useSaving()
  const change = async (wanted: Change, comment: string) => {
    const { addIds = [], removeIds = [], restoreIds = [], replaces = false } = wanted
    const lists = { addIds: [...addIds], removeIds: [...removeIds], restoreIds: [...restoreIds], replaces }
    const answer = await send(cubeAddRemoveCards, { cubeId: cube._id, ...lists, comment })
    onCube(answer.cube)
    const results = [...answer.addResults, ...answer.removeResults, ...(answer.restoreResults ?? [])]
    const failed = results.filter(({ status }) => status === 'error').length
    if (failed > 0) report(`${failed} of the cards could not be changed. The others were.`)
    const before = new Set(cube.cardlist)
    const fresh = (answer.cube.cardlist ?? []).filter((id) => !before.has(id))
    return fresh
  }
  return {
    saving,
    problem,
    done: done?.words,
    change: (wanted: Change, { words, comment }: { readonly words: string; readonly comment: string }) =>
      run(async () => {
        const fresh = await change(wanted, comment)
        setDone({ words, back: { removeIds: fresh, restoreIds: wanted.removeIds ?? [] } })
      }),
    undo: () =>
      run(async () => {
        if (done === undefined) return
        await change(done.back, 'taken back')
        setDone(undefined)
      }),
  }
}
