import { useKeys } from '@parlour/ui-kit'
import { useEffect, useState } from 'react'
import type { Edit } from '../editing/history'
import type { Point } from '../map/map-place'
import { keptDraft, keepDraft } from './draft-store'
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
}

export const GRID = 10
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Holds a sitting at the map maker, hears its keys, and keeps the map in this browser. */
export function useMaker(): Maker {
  const [session, set] = useState(() => openedMap(keptDraft() ?? newMap()))
  const [isSnapping, snap] = useState(true)
  const map = mapOf(session)
  useEffect(() => {
    const timer = setTimeout(() => keepDraft(map), 400)
    return () => clearTimeout(timer)
  }, [map])
  useKeys((event) => keyPressed(event, { session, set, isSnapping }))
  return {
    session,
    set,
    act: (to, edit) => set((one) => actedOn(one, to(mapOf(one)), edit)),
    isSnapping,
    snap,
  }
}

type Pressed = Pick<Maker, 'session' | 'set' | 'isSnapping'>

function keyPressed(event: KeyboardEvent, { session, set, isSnapping }: Pressed): boolean {
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
