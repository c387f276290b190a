import { type ScriptedRules, scripted } from '@parlour/script'
import type { Board, Change, InnovationSettings } from './engine/board/board'
import type { Language } from './engine/game/game'
import { reduce } from './engine/board/reduce'
import { begin } from './engine/turn/setup'
import { bars, isNews } from './engine/board/sight'
import { Table } from './engine/board/table'
import { step } from './engine/turn/turns'

/** The generator machine of Innovation, and its boards to read. */
export interface Machine extends ScriptedRules<Board, Change, InnovationSettings> {
  tableOf(board: Board): Table
}

/** The machine that plays with the texts it is given; `startFrom` begins at any board. */
export function machineWith(language: Language): Machine {
  const machine = scripted<Board, Change, InnovationSettings>({
    begin,
    reduce,
    bars,
    isNews,
    step: (run) => step(run, language),
    over: ({ outcome }) => outcome !== undefined,
  })
  return { ...machine, tableOf: (board) => new Table({ board }, language) }
}
