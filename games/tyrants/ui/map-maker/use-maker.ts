import { useKeys } from '@parlour/ui-kit'
import { useEffect, useRef, useState } from 'react'
import type { Edit } from '../editing/history'
import type { Point } from '../map/map-place'
import { draftKey, keepDraft, readDraft } from './draft-store'
import { type MakerDocument, newMap } from './maker-document'
import { cornersOf, placed } from './maker-edits'
import {
  actedOn,
  chosenAs,
  inMode,
  type MakerSession,
  mapBack,
  mapOf,
  mapOn,
  openedMap,
  removedChosen,
} from './maker-session'

/** The map maker as its parts share it. */
export interface Maker {
  readonly session: MakerSession
  readonly set: (to: (session: MakerSession) => MakerSession) => void
  /** Changes the map, as one act that can be taken back. */
  readonly act: (to: (map: MakerDocument) => MakerDocument, edit: Edit) => void
  readonly isSnapping: boolean
  readonly snap: (on: boolean) => void
  /** Whether this browser keeps the map. */
  readonly isKept: boolean
}

export const GRID = 10
/** By how many steps of the grid an arrow key moves. */
export const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Holds a session at the map maker, handles its keys, and keeps the map in this browser for whoever is signed
 * in.
 */
export function useMaker(viewerId: string): Maker {
  const [session, set] = useState(() => readDraft(viewerId) ?? openedMap(newMap()))
  const [isSnapping, snap] = useState(true)
  const isKept = useDraft(viewerId, session)
  useKeys((event) => keyPressed(event, { session, set, isSnapping }))
  return {
    session,
    set,
    act: (to, edit) => set((one) => actedOn(one, to(mapOf(one)), edit)),
    isSnapping,
    snap,
    isKept,
  }
}

/**
 * Keeps what is open in this browser a little after each change, and when the page goes. Returns whether it
 * is kept.
 */
function useDraft(viewerId: string, session: MakerSession): boolean {
  const [isKept, note] = useState(true)
  const latest = useRef(session)
  // What another tab kept since stays when this one goes, unless this one was changed after it.
  const isOurs = useRef(true)
  const { base, savedVersion } = session
  const map = mapOf(session)
  useEffect(() => {
    latest.current = session
  })
  useEffect(() => {
    const keep = () => note(keepDraft(viewerId, latest.current))
    const onGo = () => {
      if (isOurs.current) keep()
    }
    isOurs.current = true
    const timer = setTimeout(keep, 400)
    window.addEventListener('pagehide', onGo)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', onGo)
    }
  }, [viewerId, map, base, savedVersion])
  useEffect(() => {
    // Another tab of the same person keeps its map in the place of this one.
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== draftKey(viewerId)) return
      isOurs.current = false
      note(false)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [viewerId])
  return isKept
}

type KeyTarget = Pick<Maker, 'session' | 'set' | 'isSnapping'>

function keyPressed(event: KeyboardEvent, { session, set, isSnapping }: KeyTarget): boolean {
  const isCommand = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  const step = STEPS[event.key]
  const { chosen, mode } = session
  if (isCommand && key === 'z') set(event.shiftKey ? mapOn : mapBack)
  else if (isCommand && key === 'y') set(mapOn)
  else if (isCommand && key === 'a')
    set((one) =>
      chosenAs(
        one,
        mapOf(one).nodes.map(({ id }) => id),
      ),
    )
  else if (isCommand) return false
  else if (event.key === 'Escape') set((one) => (mode === 'move' ? chosenAs(one, []) : inMode(one, 'move')))
  else if (event.key === 'Delete') set(removedChosen)
  else if (step !== undefined && chosen.length > 0) {
    const by = isSnapping ? GRID : 1
    set((one) => {
      const corners = [...cornersOf(mapOf(one), one.chosen)]
      const moved = corners.map(([id, [x, y]]): [string, Point] => [id, [x + step[0] * by, y + step[1] * by]])
      return actedOn(one, placed(mapOf(one), new Map(moved)), {
        words: 'moved by keys',
        going: `keys ${chosen.join()}`,
      })
    })
  } else return false
  return true
}
