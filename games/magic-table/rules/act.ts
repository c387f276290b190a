import { difference, type Json, type MatchedAnswer, type Step } from '@parlour/kernel'
import { actionName, carryOut, readAction } from './carry-out'
import type { ActionName } from './facts/action-schemas'
import type { Board, TableState, HistoryStep } from './types'
import { doAgain, withdraw } from './undo'
import { type Work, workOn } from './work'
import { refusal } from './refusals'

/** How many steps can be taken back: a game of thousands is as quick as a new one. */
const MOST_KEPT = 50

/**
 * Does what a player wants to do (rules: magic-table 4). Refuses what does not fit, and then nothing has
 * changed.
 */
export function act(state: TableState, { answer }: MatchedAnswer): Step<TableState> {
  const [sent, ...others] = answer.selection
  if (others.length > 0) throw refusal('one_action')
  const name = actionName(sent)
  if (name === 'redo') return doAgain(state, answer.actor, readAction(name, sent).step)
  if (name === 'withdraw undo') return withdraw(state, answer.actor)
  const work = workOn(state, answer.actor)
  carryOut(work, name, sent)
  return finished(state, work, WORDS.has(name))
}

/** What only a player themselves may say. */
const WORDS: ReadonlySet<string> = new Set<ActionName>(['concede', 'draw game'])

/**
 * The step that an action made: with the way back over it. It ends what others were asked about the step
 * before. What has changed nothing is no step.
 */
function finished(state: TableState, work: Work, isWord: boolean): Step<TableState> {
  const { board, records, cardsMade, handlesMade, dice, bar } = work
  const change = difference(asJson(board), asJson(state.board)) ?? null
  if (change === null && bar === 'none') return { state, log: work.lines }
  const turned: HistoryStep = { change, bar, ...(isWord ? { isWord } : {}) }
  return {
    state: {
      ...state,
      board,
      records,
      cardsMade,
      handlesMade,
      dice,
      random: work.random.state,
      past: [...state.past.slice(1 - MOST_KEPT), turned],
      future: [],
      undoWish: null,
      step: state.step + 1,
      news: work.news,
    },
    log: work.lines,
    ...(bar === 'none' ? {} : { barsUndo: true }),
  }
}

const asJson = (board: Board): Json => board
