import { cubeAddRemoveCards, type ItemResult, type WireCube } from '@parlour/protocol'
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

const isDone = ({ status }: ItemResult) => status === 'success'

/** Changes the list of a cube, and takes the last change back on request. */
export function useCubeChanges(cube: WireCube, onCube: (cube: WireCube) => void) {
  const send = useSend()
  const [done, setDone] = useState<Done>()
  const { saving, problem, report, run } = useSaving()
  /** Returns what takes back that part of the change which was done. */
  const change = async (wanted: Change, comment: string): Promise<Change> => {
    const { addIds = [], removeIds = [], restoreIds = [], replaces = false } = wanted
    const lists = { addIds: [...addIds], removeIds: [...removeIds], restoreIds: [...restoreIds], replaces }
    const answer = await send(cubeAddRemoveCards, { cubeId: cube._id, ...lists, comment })
    onCube(answer.cube)
    const { addResults, removeResults, restoreResults } = answer
    const failed = [...addResults, ...removeResults, ...restoreResults].filter((one) => !isDone(one)).length
    if (failed > 0)
      report(
        failed === 1
          ? 'One card could not be changed. The others were.'
          : `${failed} of the cards could not be changed. The others were.`,
      )
    return {
      removeIds: [
        ...addResults.flatMap(({ copyId }) => copyId ?? []),
        ...restoreResults.filter(isDone).map(({ id }) => id),
      ],
      restoreIds: removeResults.filter(isDone).map(({ id }) => id),
    }
  }
  return {
    saving,
    problem,
    done: done?.words,
    /** Returns false where nothing was changed: the reason is the problem. */
    change: async (
      wanted: Change,
      { words, comment }: { readonly words: string; readonly comment: string },
    ): Promise<boolean> => {
      let isChanged = false
      await run(async () => {
        setDone({ words, back: await change(wanted, comment) })
        isChanged = true
      })
      return isChanged
    },
    undo: () =>
      run(async () => {
        if (done === undefined) return
        await change(done.back, 'taken back')
        setDone(undefined)
      }),
  }
}
