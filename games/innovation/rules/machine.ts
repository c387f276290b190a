import { type Scripted, scripted } from '@parlour/script'
import type { Board, Change, InnovationSettings } from './engine/board'
import type { Language } from './engine/game'
import { reduce } from './engine/reduce'
import { begin } from './engine/setup'
import { bars, isNews } from './engine/sight'
import { Table } from './engine/table'
import { step } from './engine/turns'

/** The generator machine of Innovation, and its boards to read. */
export interface Machine extends Scripted<Board, Change, InnovationSettings> {
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
