import {
  type GameRules,
  type LogLine,
  type MatchedAnswer,
  randomBot,
  type RecordedAnswer,
  type Request,
  RulesBug,
  type Step,
  type Viewer,
} from '@parlour/kernel'
import { imaginedIn } from './bots/imagined-state'
import { lookAheadIn } from './bots/look-ahead'
import { STRENGTHS } from './bots/strengths'
import { specialAchievements } from './cards/achievements'
import { allCards } from './cards/all-cards'
import type { InnovationSettings, InnovationState } from './engine/board/board'
import { hiddenPicks, isOpenAnswer } from './engine/ask/open-answer'
import { statisticsOf } from './engine/game/statistics'
import { effectUnderWay, occasionWords } from './facts/effect-under-way'
import { profile } from './facts/profile'
import type { QuestionKind } from './facts/question-kinds'
import { lowest } from './lowest'
import { machineWith } from './machine'
import { openSettings } from './open-settings'
import { storyWith } from './story/story'
import { type InnovationView, viewOf } from './view'
import { languageOf } from './vocabulary/language'

/**
 * The texts of every card there is.
 * @internal
 */
export const language = languageOf({ cards: allCards, achievements: specialAchievements })

/** The machine of Innovation with them. */
export const machine = machineWith(language)

const rules: GameRules<InnovationState, InnovationView, InnovationSettings> = {
  ...machine,
  apply,
  kind: profile.kind,
  version: 14,
  outcome: (state) => machine.boardOf(state).outcome,
  view: (state, viewer) =>
    viewOf(
      {
        table: machine.tableOf(machine.boardOf(state)),
        news: state.news,
        pending: pendingIfPlayable(state),
      },
      viewer,
    ),
  openSettings,
  showsAnswer,
  turnOf,
  occasion,
  source,
  lowest,
  stats: (state) => statisticsOf(machine.boardOf(state).counted),
  imagined: imaginedIn(machine),
  story: storyWith((state) => machine.tableOf(machine.boardOf(state))),
}

/** The rules of Innovation: Ultimate. */
export const innovation: typeof rules = {
  ...rules,
  bots: {
    easy: lookAheadIn(rules, machine, STRENGTHS.easy),
    steady: lookAheadIn(rules, machine, STRENGTHS.steady),
    hard: lookAheadIn(rules, machine, STRENGTHS.hard),
    random: randomBot,
  },
}

/** A viewer's own answers always; those of others if they are open, and first picks once all are melded. */
function showsAnswer(state: InnovationState, answer: RecordedAnswer, viewer: Viewer): boolean {
  if (viewer.seat === answer.actor || answer.open === true) return true
  const { phase } = machine.boardOf(state).turn
  return answer.kind === ('first-card' satisfies QuestionKind) && phase !== 'opening'
}

/** An answer is open when all that it picked is. */
function apply(state: InnovationState, matchedAnswer: MatchedAnswer): Step<InnovationState> {
  const hidden = hiddenPicks(matchedAnswer, machine.boardOf(state))
  const step = machine.apply(state, matchedAnswer)
  // The new key first: see docs/decisions/structural-sharing.md.
  return isOpenAnswer(hidden, step.state.news) ? { open: true, ...step } : step
}

/**
 * What is asked in a state; nothing in a past state of a game that began under other rules, whose step cannot
 * be run again. Whoever asks for the requests of the present meets that as an error.
 */
function pendingIfPlayable(state: InnovationState): readonly Request[] {
  try {
    return machine.pending(state)
  } catch (error) {
    if (error instanceof RulesBug) return []
    throw error
  }
}

function turnOf(state: InnovationState): string {
  const board = machine.boardOf(state)
  return machine.tableOf(board).nameOf(board.turn.player)
}

/** The action of a turn is asked by no card. */
function occasion({ kind }: Request, log: readonly LogLine[]): string | undefined {
  if (kind === ('action' satisfies QuestionKind)) return undefined
  const effect = effectUnderWay(log, (line) => line)
  return effect && occasionWords(effect)
}

/** The text of a card, with its name: two cards may say the same. */
function source({ kind }: Request, log: readonly LogLine[]): string | undefined {
  if (kind === ('action' satisfies QuestionKind)) return undefined
  const effect = effectUnderWay(log, (line) => line)
  return effect && `${effect.card}: ${effect.text}`
}
