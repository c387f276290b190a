import {
  advance,
  type Bot,
  type GameRules,
  type Pick,
  type Position,
  type Random,
  Refusal,
  type Request,
} from '@parlour/kernel'
import type { InnovationSettings, InnovationState } from '../engine/board/board'
import type { Table } from '../engine/board/table'
import type { QuestionKind } from '../facts/question-kinds'
import type { Machine } from '../machine'
import type { InnovationView } from '../view'
import { candidatesFor, eagerPicks } from './candidates'
import type { Strength } from './strengths'
import { type Figures, figuresOf, whyWords } from './why'
import { worthOf } from './worth'

/** An action that asks on and on is not followed further than this. */
const MOST_QUESTIONS = 30
/**
 * In so long a game a bot draws every other time: two that take the same from each other for ever come to an
 * end.
 */
const LONG_GAME = 40
const DRAW: readonly Pick[] = [{ title: 'Draw', selection: ['draw a card'] }]
const isTurn = ({ kind }: Request): boolean => kind === ('action' satisfies QuestionKind)

type Rules = GameRules<InnovationState, InnovationView, InnovationSettings>

/**
 * A bot that tries its possible answers on games that it imagines, follows each to the end of the action, and
 * takes what leaves it best off on average. How often it tries, and what it values, is its strength. It gives
 * its reason for an action.
 */
export const lookAheadIn =
  (rules: Rules, machine: Machine, strength: Strength): Bot<InnovationView, InnovationState> =>
  ({ view, request, random, hasTime = () => true, imagine, tell }) => {
    if (isTurn(request) && view.turn.round > LONG_GAME && random.below(2) === 0) return DRAW
    if (imagine === undefined || (!strength.withinEffects && !isTurn(request)))
      return eagerPicks(request, random)
    const answers = candidatesFor(request, random).slice(0, strength.looksAt)
    const [only, ...more] = answers
    if (more.length === 0) return only ?? eagerPicks(request, random)
    const found = bestOf(answers, { rules, machine, strength, request, random, hasTime, imagine })
    if (found === undefined) return eagerPicks(request, random)
    if (isTurn(request)) tell?.(whyWords(found.before, found.after))
    return found.picks
  }

interface Search {
  readonly rules: Rules
  readonly machine: Machine
  readonly strength: Strength
  readonly request: Request
  readonly random: Random
  readonly hasTime: () => boolean
  readonly imagine: () => InnovationState | undefined
}

/** An answer, and what came of it so far. */
interface TriedAnswer {
  readonly picks: readonly Pick[]
  sum: number
  times: number
  /** A condition of the rules is against it. */
  isRefused: boolean
  before: Figures
  after: Figures
}
const NOTHING: Figures = { achievements: 0, points: 0, icons: 0, tops: 0, hand: 0, others: 0 }
const tried = (picks: readonly Pick[]): TriedAnswer => ({
  picks,
  sum: 0,
  times: 0,
  isRefused: false,
  before: NOTHING,
  after: NOTHING,
})

const mean = ({ sum, times }: TriedAnswer): number => (times === 0 ? -Infinity : sum / times)
const best = (answers: readonly TriedAnswer[], count: number): readonly TriedAnswer[] =>
  answers.toSorted((one, other) => mean(other) - mean(one)).slice(0, count)

/** The answer that did best: each is tried once, and the better ones again while there is time. */
function bestOf(answers: readonly (readonly Pick[])[], search: Search): TriedAnswer | undefined {
  const { strength, hasTime, imagine } = search
  let left: readonly TriedAnswer[] = answers.map(tried)
  for (let round = 0; round < strength.rounds && (round === 0 || hasTime()); round += 1) {
    const state = imagine()
    if (state === undefined) break
    for (const [at, answer] of left.entries()) {
      // At least one answer is tried, however slow the machine is.
      if (round + at > 0 && !hasTime()) break
      follow(answer, state, search)
    }
    left = left.filter(({ isRefused }) => !isRefused)
    if (round % 2 === 1) left = best(left, Math.max(2, Math.ceil(left.length / 2)))
  }
  return best(left, 1).find(({ times }) => times > 0)
}

/** Gives an answer in an imagined game, lets the action end, and counts what it is worth then. */
function follow(answer: TriedAnswer, state: InnovationState, search: Search): void {
  const { machine, strength, request, rules } = search
  const { actor, title } = request
  const table = (now: InnovationState): Table => machine.tableOf(machine.boardOf(now))
  const before = table(state)
  const seat = before.board.players.findIndex(({ name }) => name === actor)
  try {
    const first = { actor, title, selection: answer.picks }
    const end = table(
      afterAction(search, advance(rules, { state, seq: 0, branchId: 0 }, first).position).state,
    )
    answer.sum += worthOf(end, seat, strength.weights)
    answer.times += 1
    answer.before = figuresOf(before, seat)
    answer.after = figuresOf(end, seat)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    answer.isRefused = answer.times === 0
  }
}

/** The position once the action is done: whoever is asked meanwhile takes what is offered. */
function afterAction({ rules, random }: Search, begun: Position<InnovationState>): Position<InnovationState> {
  let position = begun
  for (let count = 0; count < MOST_QUESTIONS; count += 1) {
    const request = rules.pending(position.state)[0]
    if (request === undefined || isTurn(request)) break
    const { actor, title } = request
    position = advance(rules, position, { actor, title, selection: eagerPicks(request, random) }).position
  }
  return position
}
