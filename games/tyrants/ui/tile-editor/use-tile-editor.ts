import { useKeys } from '@parlour/ui-kit'
import { useRef, useState } from 'react'
import type { Point } from '../map/map-place'
import { endWords, siteNamed, type TileDocument, withoutSite } from './tile-document'
import {
  acted,
  begun,
  ended,
  pressed,
  type TileEdit,
  type TileSession,
  tileOf,
  toggled,
  wentBack,
  wentOn,
} from './tile-session'

/** The editor as its parts share it. */
export interface TileEditor {
  readonly session: TileSession
  readonly set: (to: (session: TileSession) => TileSession) => void
  /** Changes the tile, as one act that can be taken back. */
  readonly act: (to: (tile: TileDocument) => TileDocument, edit: TileEdit) => void
  readonly press: (name: string) => void
  readonly remove: () => void
  readonly end: () => void
  /** How often the large copy is turned. */
  readonly rotation: number
  readonly turn: (rotation: number) => void
  readonly isSnapping: boolean
  readonly snap: (on: boolean) => void
  /** Notes where a site lies before it is dragged, and tells it. */
  readonly startAt: (name: string) => void
  readonly start: () => Point | undefined
}

/** Holds a session at the editor, and handles its keys: delete, undo and redo, Escape. */
export function useTileEditor(): TileEditor {
  const [session, set] = useState(begun)
  const [rotation, turn] = useState(0)
  const [isSnapping, snap] = useState(true)
  const start = useRef<Point | undefined>(undefined)
  const remove = () => {
    const { chosen } = session
    if (chosen === undefined) return
    const edit = { words: `removed ${endWords(chosen)}`, chosen: undefined }
    set((one) => acted(one, withoutSite(tileOf(one), chosen), edit))
  }
  useTileKeys(session, set, remove)
  return {
    session,
    set,
    act: (to, edit) => set((one) => acted(one, to(tileOf(one)), edit)),
    press: (name) => set((one) => pressed(one, name)),
    remove,
    end: () => set(ended),
    rotation,
    turn,
    isSnapping,
    snap,
    startAt: (name) => {
      const site = siteNamed(tileOf(session), name)
      start.current = site === undefined ? undefined : [site.dx, site.dy]
      set(ended)
    },
    start: () => start.current,
  }
}

type SetSession = (to: (session: TileSession) => TileSession) => void

/** Delete, undo and redo, and Escape out of connecting. */
function useTileKeys(session: TileSession, set: SetSession, remove: () => void): void {
  useKeys((event) => {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (isCommand && key === 'z') set(event.shiftKey ? wentOn : wentBack)
    else if (isCommand && key === 'y') set(wentOn)
    else if (isCommand) return false
    else if (event.key === 'Escape' && session.connecting !== undefined) set(toggled)
    else if (event.key === 'Delete' && session.chosen !== undefined) remove()
    else return false
    return true
  })
}
