import { cubeAddRemoveCards, cubeChanges, MOST_CARDS_AT_ONCE, type WireCube } from '@parlour/protocol'
import { useSaving, useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CubeLogEntry } from './change-entries'
import { allChanges } from './all-changes'
import { wayBack } from './taken-back'

/** The longest comment of a change. */
const MOST_COMMENT = 1000

/** Takes back one act on a cube, which is an act of its own; keeps the last one that was taken back. */
export function useTakeBack(cube: WireCube, onCube: (cube: WireCube) => void) {
  const send = useSend()
  const queries = useQueryClient()
  const { saving, problem, report, run } = useSaving()
  const [done, setDone] = useState<string>()
  const takeBack = (entry: CubeLogEntry) =>
    run(async () => {
      setDone(undefined)
      // The list may end in the middle of an act.
      const changes = await allChanges((page) =>
        send(cubeChanges, { cubeId: cube._id, entry: entry.id, ...page }),
      )
      const back = wayBack(changes, new Set(cube.cardlist))
      const comment = `Taken back: ${entry.comment}`.replace(/: $/, '').slice(0, MOST_COMMENT)
      let failed = 0
      for (let from = 0; from < (back === undefined ? 0 : longest(back)); from += MOST_CARDS_AT_ONCE) {
        const part = (ids: readonly string[] = []) => ids.slice(from, from + MOST_CARDS_AT_ONCE)
        const lists = { removeIds: part(back?.removeIds), restoreIds: part(back?.restoreIds) }
        const answer = await send(cubeAddRemoveCards, { cubeId: cube._id, ...lists, comment })
        onCube(answer.cube)
        const results = [...answer.removeResults, ...answer.restoreResults]
        failed += results.filter(({ status }) => status === 'error').length
      }
      if (failed > 0) report(`${failed} of these cards could not be restored.`)
      setDone(entry.id)
      await queries.invalidateQueries({ queryKey: ['cube-changes', cube._id] })
    })
  return { saving, problem, done, takeBack }
}

const longest = ({
  removeIds,
  restoreIds,
}: {
  removeIds: readonly string[]
  restoreIds: readonly string[]
}) => Math.max(removeIds.length, restoreIds.length)
