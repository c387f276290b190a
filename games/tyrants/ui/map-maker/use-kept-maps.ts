import type { Kept } from '@parlour/protocol'
import { CallError, type Send, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mapCalls } from '../../rules/facts/made-things'
import type { MakerDocument } from './maker-document'
import { type KeptMapAs, type MakerSession, mapOf, openedMap } from './maker-session'
import { documentOf, mapOfDocument } from './map-of-document'

/** A map as lists tell of it. */
export interface ListedMap extends Kept {
  readonly players: number
}

/** What went wrong with a save: somebody was faster, or it failed. */
export type MapProblem =
  | { readonly kind: 'conflict'; readonly stands: KeptMapAs }
  | { readonly kind: 'failure'; readonly words: string }

const listed = (map: Kept): ListedMap => ({
  ...map,
  players: 'players' in map && typeof map.players === 'number' ? map.players : 0,
})

const useMapList = (send: Send) =>
  useQuery({
    queryKey: ['tyrants-maps', 'kept'],
    queryFn: async () => (await send(mapCalls.all, {})).maps.map(listed),
  })

/** The maps that the hub keeps, and what opens, saves and deletes them. */
export function useKeptMaps(set: (to: (session: MakerSession) => MakerSession) => void) {
  const send = useSend()
  const { problem, forget, tried } = useTried()
  const [isSaving, setSaving] = useState(false)
  const { data = [], refetch } = useMapList(send)
  const save = (session: MakerSession, as: KeptMapAs | undefined) =>
    tried(async () => {
      setSaving(true)
      try {
        const map = mapOf(session)
        const { map: kept } = await send(mapCalls.save, {
          map: { name: map.name, data: mapOfDocument(map), drawing: drawingOf(map), ...as },
        })
        set((now) => ({ ...now, base: map, kept: { _id: kept._id, rev: kept.rev } }))
        await refetch()
      } finally {
        setSaving(false)
      }
    })
  /** A map of somebody else is opened as a copy of one's own. */
  const open = (id: string) =>
    tried(async () => {
      const { map } = await send(mapCalls.fetch, { id })
      const { name, data, drawing } = map
      const drawn =
        drawing === undefined ? documentOf({ ...data, name }) : { ...drawing, name, players: data.players }
      set(() => openedMap(drawn, map.mayChange ? { _id: map._id, rev: map.rev } : undefined))
    })
  const remove = (id: string) =>
    tried(async () => {
      await send(mapCalls.remove, { id })
      set((now) => (now.kept?._id === id ? { ...now, kept: undefined } : now))
      await refetch()
    })
  return { maps: data, problem, forget, isSaving, save, open, remove }
}

/** A map as it is sent: what is read only is copied. */
const drawingOf = ({ nodes, curves, styles }: MakerDocument) => ({
  nodes: [...nodes],
  curves: [...curves],
  styles,
})

/** What went wrong with the last act, and what tries another. */
function useTried() {
  const [problem, setProblem] = useState<MapProblem>()
  const forget = () => setProblem(undefined)
  const tried = async (act: () => Promise<void>) => {
    forget()
    try {
      await act()
    } catch (failure) {
      setProblem(problemOf(failure))
    }
  }
  return { problem, forget, tried }
}

export type KeptMaps = ReturnType<typeof useKeptMaps>

function problemOf(failure: unknown): MapProblem {
  if (!(failure instanceof CallError)) throw failure
  const { code, current, message } = failure
  // The server answers with the map as it stands.
  return code === 'conflict'
    ? { kind: 'conflict', stands: current as KeptMapAs }
    : { kind: 'failure', words: message }
}
