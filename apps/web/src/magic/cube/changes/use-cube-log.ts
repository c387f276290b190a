import { cubeChanges, type CubeChangeKind, type WireCube } from '@parlour/protocol'
import { useSend } from '@parlour/ui-kit'
import { useQueryClient } from '@tanstack/react-query'
import { usePush } from '../../../live/live'
import { usePages } from '../../../tables/use-pages'
import { allChanges, PART } from './all-changes'

interface CubeLogQuery {
  readonly kinds: readonly CubeChangeKind[] | undefined
  /** Empty for everybody, and for all that was done. */
  readonly by: string
  readonly entry: string
}

/** The changes of a cube, a part at a time; read again when somebody changes it. */
export function useCubeLog({ _id: cubeId }: WireCube, { kinds, by, entry }: CubeLogQuery) {
  const send = useSend()
  const queries = useQueryClient()
  const key = ['cube-changes', cubeId]
  const readAgain = (push: { readonly cubeId: string }) => {
    if (push.cubeId === cubeId) void queries.invalidateQueries({ queryKey: key })
  }
  usePush('card', readAgain)
  usePush('cube', readAgain)
  const asked = {
    cubeId,
    ...(kinds === undefined ? {} : { kinds: [...kinds] }),
    ...(by === '' ? {} : { userId: by }),
    ...(entry === '' ? {} : { entry }),
  }
  const pages = usePages([...key, kinds?.join(' ') ?? '', by, entry], async (page) => {
    const { changes, userIds, next } = await send(cubeChanges, { ...asked, ...page, limit: PART })
    return { rows: changes.map((change) => ({ change, userIds })), next }
  })
  /** Reads all that is shown, to its end. */
  const readAll = () => allChanges((page) => send(cubeChanges, { ...asked, ...page }))
  return { ...pages, readAll }
}
