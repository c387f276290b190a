import type { ThingHead } from '@parlour/protocol'
import { CallError, type Send, useSend } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DrawnTile } from '../../rules/facts/drawn-tile'
import { hexCalls } from '../../rules/facts/made-things'
import type { TileDocument } from './tile-document'
import { withoutPaths, withPaths } from './tile-paths'
import { begun, type SavedTileVersion, savedAs, type TileSession, tileOf } from './tile-session'

/** A tile as the hub keeps it. */
export type SavedTile = ThingHead & DrawnTile

/**
 * What went wrong with a save: somebody was faster, or deleted the tile, or it failed; or with deleting,
 * which somebody may be faster than, too.
 */
export type TileProblem =
  | { readonly kind: 'conflict'; readonly stands: SavedTile; readonly opening: symbol }
  | { readonly kind: 'gone'; readonly opening: symbol }
  | { readonly kind: 'newer'; readonly session: TileSession }
  | { readonly kind: 'not saved' | 'not deleted'; readonly words: string }

/** Returns the drawing of a kept tile. */
export const drawingOf = ({ name, sites, connectors }: SavedTile): TileDocument => ({
  name,
  sites: withoutPaths(sites),
  connectors,
})

/** The tiles that the hub keeps, and what saves and deletes them. */
export function useSavedTiles(set: (to: (session: TileSession) => TileSession) => void) {
  const send = useSend()
  const [problem, setProblem] = useState<TileProblem>()
  const [isSaving, setSaving] = useState(false)
  const { data, error, refetch } = useTiles(send)
  /** Saves the tile; as a new one where it is not said as which. */
  const save = async (session: TileSession, as: SavedTileVersion | undefined) => {
    setSaving(true)
    setProblem(undefined)
    try {
      const { hex } = await send(hexCalls.save, { hex: { ...sentTile(tileOf(session)), ...as } })
      set((now) => savedAs(now, session, { _id: hex._id, rev: hex.rev }))
      await refetch()
    } catch (failure) {
      setProblem(saveProblem(failure, session))
    } finally {
      setSaving(false)
    }
  }
  /**
   * Deletes a tile as it is known; one that was changed meanwhile stays. Where it is still open, a new one is
   * begun.
   */
  const remove = async (session: TileSession) => {
    if (session.savedVersion === undefined) return
    const { _id: id, rev } = session.savedVersion
    setProblem(undefined)
    try {
      await send(hexCalls.remove, { id, rev })
      set((now) => (now.opening === session.opening ? begun() : now))
    } catch (failure) {
      setProblem(deleteProblem(failure, session))
    }
    await refetch()
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

function callErrorOf(failure: unknown): CallError {
  if (!(failure instanceof CallError)) throw failure
  return failure
}

function deleteProblem(failure: unknown, session: TileSession): TileProblem {
  const { code, current, message } = callErrorOf(failure)
  return code === 'conflict'
    ? { kind: 'newer', session: { ...session, savedVersion: current as SavedTile } }
    : { kind: 'not deleted', words: message }
}

function saveProblem(failure: unknown, { opening, savedVersion }: TileSession): TileProblem {
  const { code, current, message, httpStatus } = callErrorOf(failure)
  // The server answers with the tile as it stands.
  if (code === 'conflict') return { kind: 'conflict', stands: current as SavedTile, opening }
  return httpStatus === 404 && savedVersion !== undefined
    ? { kind: 'gone', opening }
    : { kind: 'not saved', words: message }
}

const sentTile = (tile: TileDocument) => ({
  name: tile.name,
  sites: withPaths(tile),
  connectors: tile.connectors.map(([one, other]): [string, string] => [one, other]),
})

const useTiles = (send: Send) =>
  useQuery({
    queryKey: ['tyrants-tiles'],
    queryFn: async () => (await send(hexCalls.all, {})).hexes,
  })
