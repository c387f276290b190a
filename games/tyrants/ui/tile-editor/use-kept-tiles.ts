import type { Kept } from '@parlour/protocol'
import { CallError, type Send, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DrawnTile } from '../../rules/facts/drawn-tile'
import { hexCalls } from '../../rules/facts/made-things'
import type { TileDocument } from './tile-document'
import { type KeptAs, savedAs, type TileSession, tileOf } from './tile-session'

/** A tile as the hub keeps it. */
export type KeptTile = Kept & DrawnTile

/** What went wrong with a save: somebody was faster, or it failed. */
export type SaveProblem =
  | { readonly kind: 'conflict'; readonly stands: KeptTile }
  | { readonly kind: 'failure'; readonly words: string }

/** Returns the drawing of a kept tile. */
export const drawingOf = ({ name, sites, connectors }: KeptTile): TileDocument => ({
  name,
  sites,
  connectors,
})

/** The tiles that the hub keeps, and what saves and deletes them. */
export function useKeptTiles(set: (to: (session: TileSession) => TileSession) => void) {
  const send = useSend()
  const [problem, setProblem] = useState<SaveProblem>()
  const [isSaving, setSaving] = useState(false)
  const { data, error, refetch } = useTiles(send)
  /** Saves the tile; as a new one where it is not said as which. */
  const save = async (session: TileSession, as: KeptAs | undefined) => {
    const tile = tileOf(session)
    setSaving(true)
    setProblem(undefined)
    try {
      const { hex } = await send(hexCalls.save, { hex: { ...sentTile(tile), ...as } })
      set((now) => savedAs(now, tile, { _id: hex._id, rev: hex.rev }))
      await refetch()
    } catch (failure) {
      setProblem(problemOf(failure))
    } finally {
      setSaving(false)
    }
  }
  const remove = async (id: string): Promise<boolean> => {
    try {
      await send(hexCalls.remove, { id })
      await refetch()
      return true
    } catch (failure) {
      setProblem(problemOf(failure))
      return false
    }
  }
  return {
    tiles: data ?? [],
    listProblem: error === null ? undefined : `error: ${error.message}`,
    problem,
    forget: () => setProblem(undefined),
    isSaving,
    save,
    remove,
  }
}

function problemOf(failure: unknown): SaveProblem {
  if (!(failure instanceof CallError)) throw failure
  const { code, current, message } = failure
  // The server answers with the tile as it stands.
  return code === 'conflict'
    ? { kind: 'conflict', stands: current as KeptTile }
    : { kind: 'failure', words: message }
}

const sentTile = ({ name, sites, connectors }: TileDocument) => ({
  name,
  sites: [...sites],
  connectors: connectors.map(([one, other]): [string, string] => [one, other]),
})

const useTiles = (send: Send) =>
  useQuery({
    queryKey: ['tyrants-tiles'],
    queryFn: async () => (await send(hexCalls.all, {})).hexes,
  })
