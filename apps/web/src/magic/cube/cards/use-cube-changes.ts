import { cubeAddRemoveCards, type ItemResult, type WireCube } from '@parlour/protocol'
import { type Send, useSaving, useSend } from '@parlour/ui-kit'
import { useState } from 'react'

/** What goes out of a cube and what comes in. */
interface Change {
  readonly addIds?: readonly string[]
  readonly removeIds?: readonly string[]
  readonly restoreIds?: readonly string[]
  /** Each card that comes in takes the place of one that goes out. */
  readonly replaces?: boolean
}

interface AppliedChange {
  /** What was done, as words. */
  readonly words: string
  /** The change that takes it back. */
  readonly back: Change
}

const isDone = ({ status }: ItemResult) => status === 'success'

/**
 * Makes the change. Returns the cube after it, how many cards could not be changed, and what takes back the
 * others.
 */
async function changed(send: Send, wanted: Change, about: { cubeId: string; comment: string }) {
  const { addIds = [], removeIds = [], restoreIds = [], replaces = false } = wanted
  const lists = { addIds: [...addIds], removeIds: [...removeIds], restoreIds: [...restoreIds], replaces }
  const answer = await send(cubeAddRemoveCards, { ...lists, ...about })
  const { addResults, removeResults, restoreResults } = answer
  const results = [...addResults, ...removeResults, ...restoreResults]
  const back: Change = {
    removeIds: [
      ...addResults.flatMap(({ copyId }) => copyId ?? []),
      ...restoreResults.filter(isDone).map(({ id }) => id),
    ],
    restoreIds: removeResults.filter(isDone).map(({ id }) => id),
  }
  return { cube: answer.cube, failed: results.filter((one) => !isDone(one)).length, back }
}

const failedWords = (failed: number): string =>
  `${failed === 1 ? 'One card' : `${failed} of the cards`} could not be changed. The others were.`

/** Changes the list of a cube, and takes the last change back on request. */
export function useCubeChanges(cube: WireCube, onCube: (cube: WireCube) => void) {
  const send = useSend()
  const [done, setDone] = useState<AppliedChange>()
  const { saving, problem, report, run } = useSaving()
  const change = async (wanted: Change, comment: string): Promise<Change> => {
    const { cube: after, failed, back } = await changed(send, wanted, { cubeId: cube._id, comment })
    onCube(after)
    if (failed > 0) report(failedWords(failed))
    return back
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
    /** Lets the last change stand. */
    close: () => setDone(undefined),
  }
}
