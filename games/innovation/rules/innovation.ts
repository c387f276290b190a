import type { GameRules, Matched, Recorded, Step, Viewer } from '@parlour/kernel'
import { scripted } from '@parlour/script'
import { lookAhead, randomBot } from './bots/look-ahead'
import type { Board, Change, InnovationSettings, InnovationState } from './engine/board'
import { isOpenAnswer } from './engine/open-answer'
import { reduce } from './engine/reduce'
import { begin } from './engine/setup'
import { statisticsOf } from './engine/statistics'
import { bars } from './engine/sight'
import { step } from './engine/turns'
import { profile } from './facts/profile'
import type { QuestionKind } from './facts/question-kinds'
import { type InnovationView, openSettings, viewOf } from './view'

/** The generator machine of Innovation; `startFrom` begins at any board. */
export const machine = scripted<Board, Change, InnovationSettings>({
  begin,
  reduce,
  bars,
  step,
  over: ({ outcome }) => outcome !== undefined,
})

/** The rules of Innovation: Ultimate. */
export const innovation: GameRules<InnovationState, InnovationView, InnovationSettings> = {
  ...machine,
  apply,
  kind: profile.kind,
  version: 5,
  outcome: (state) => machine.boardOf(state).outcome,
  view: (state, viewer) => viewOf(machine.boardOf(state), state.news, viewer),
  openSettings,
  showsAnswer,
  bots: { steady: lookAhead, random: randomBot },
  stats: (state) => statisticsOf(machine.boardOf(state).counted),
}

/** An own answer always; of others' those that are open, and first picks once all are melded. */
function showsAnswer(state: InnovationState, answer: Recorded, viewer: Viewer): boolean {
  if (viewer.seat === answer.actor || answer.open === true) return true
  const { phase } = machine.boardOf(state).turn
  return answer.kind === ('first-card' satisfies QuestionKind) && phase !== 'opening'
}

/** An answer is open when all that it picked is. */
function apply(state: InnovationState, given: Matched): Step<InnovationState> {
  const before = machine.boardOf(state)
  const step = machine.apply(state, given)
  return isOpenAnswer(given, { before, news: step.state.news }) ? { ...step, open: true } : step
}
