import type { AnswerOf, ThingHead } from '@parlour/protocol'
import { CallError, type Send, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { mapCalls } from '../../rules/facts/made-things'
import {
  forgottenMap,
  type SavedMapVersion,
  type MakerSession,
  mapOf,
  openedMap,
  savedMap,
} from './maker-session'
import { documentOf, sentMap } from './map-of-document'

type FetchedMap = AnswerOf<typeof mapCalls.fetch>['map']

/** A map as it appears in lists. */
export interface ListedMap extends ThingHead {
  readonly players: number
}

/**
 * What went wrong with a save: somebody was faster, or deleted the map, or it failed; or somebody was faster
 * than a delete; or with another act.
 */
export type MapProblem =
  | { readonly kind: 'conflict'; readonly stands: SavedMapVersion; readonly opening: symbol }
  | { readonly kind: 'gone'; readonly opening: symbol }
  | { readonly kind: 'not deleted'; readonly stands: SavedMapVersion & Pick<ThingHead, 'name'> }
  | { readonly kind: 'failure'; readonly words: string }

const listed = (map: ThingHead): ListedMap => ({
  ...map,
  players: 'players' in map && typeof map.players === 'number' ? map.players : 0,
})

const useMapList = (send: Send) =>
  useQuery({
    queryKey: ['tyrants-maps', 'saved'],
    queryFn: async () => (await send(mapCalls.all, {})).maps.map(listed),
  })

type SetSession = (to: (session: MakerSession) => MakerSession) => void

/** The maps that the hub keeps, and what opens, saves and deletes them. */
export function useSavedMaps(set: SetSession) {
  const send = useSend()
  const [problem, setProblem] = useState<MapProblem>()
  const [isSaving, setSaving] = useState(false)
  const { data = [], refetch } = useMapList(send)
  const forget = () => setProblem(undefined)
  /** Saves a map; as a new one where it is not said as which. */
  const save = async (session: MakerSession, as: SavedMapVersion | undefined) => {
    forget()
    setSaving(true)
    try {
      const map = sentMap(mapOf(session))
      const { map: saved } = await send(mapCalls.save, { map: { ...map, ...as } })
      set((now) => savedMap(now, session, { _id: saved._id, rev: saved.rev }))
      await refetch()
    } catch (failure) {
      setProblem(saveProblem(failure, session))
    } finally {
      setSaving(false)
    }
  }
  /** Deletes a map as it is known; one that was changed meanwhile stays. */
  const remove = async ({ _id, rev }: SavedMapVersion) => {
    forget()
    try {
      await send(mapCalls.remove, { id: _id, rev })
      set((now) => forgottenMap(now, _id))
    } catch (failure) {
      setProblem(deleteProblem(failure))
    }
    await refetch()
  }
  const open = useOpening(set, setProblem)
  return { maps: data, problem, forget, isSaving, save, open, remove }
}

/**
 * Opens maps of the hub. If several are asked for in quick succession, the last one is opened, and none
 * replaces what was drawn meanwhile.
 */
function useOpening(set: SetSession, setProblem: (problem: MapProblem | undefined) => void) {
  const send = useSend()
  const latest = useRef(0)
  return async (id: string, from: MakerSession) => {
    latest.current += 1
    const mine = latest.current
    setProblem(undefined)
    try {
      const { map } = await send(mapCalls.fetch, { id })
      if (latest.current !== mine) return
      set((now) => (isAsItWas(now, from) ? openedKept(map) : now))
    } catch (failure) {
      const { message } = callErrorOf(failure)
      if (latest.current === mine) setProblem({ kind: 'failure', words: message })
    }
  }
}

const isAsItWas = (now: MakerSession, before: MakerSession): boolean =>
  now.opening === before.opening && mapOf(now) === mapOf(before)

/** A map of somebody else is opened as a copy of one's own. */
function openedKept({ _id, rev, name, data, drawing, mayChange }: FetchedMap): MakerSession {
  const drawn =
    drawing === undefined ? documentOf({ ...data, name }) : { ...drawing, name, players: data.players }
  return openedMap(drawn, mayChange ? { _id, rev } : undefined)
}

export type SavedMapsState = ReturnType<typeof useSavedMaps>

function callErrorOf(failure: unknown): CallError {
  if (!(failure instanceof CallError)) throw failure
  return failure
}

function deleteProblem(failure: unknown): MapProblem {
  const { code, current, message } = callErrorOf(failure)
  return code === 'conflict'
    ? { kind: 'not deleted', stands: current as ListedMap }
    : { kind: 'failure', words: `The map was not deleted. ${message}` }
}

function saveProblem(failure: unknown, { opening, savedVersion }: MakerSession): MapProblem {
  const { code, current, message, httpStatus } = callErrorOf(failure)
  // The server answers with the map as it stands.
  if (code === 'conflict') return { kind: 'conflict', stands: current as SavedMapVersion, opening }
  return httpStatus === 404 && savedVersion !== undefined
    ? { kind: 'gone', opening }
    : { kind: 'failure', words: message }
}
