import { advance, type Answer, type GameSettings, type GameState, matchAnswer, start } from '@parlour/kernel'
import { median } from './median'
import { kindOf, type MeasuredGame, type GameRun } from './rules-games'

/**
 * The places of two answers of a game, and whether they are given in the positions that play led to or in
 * copies of them.
 */
interface AnswerPlaces {
  readonly late: number
  readonly early: number
  /**
   * A copy lies in memory as if it had just been read from a store; what was played on for long lies as a
   * warm game does.
   */
  readonly copied: boolean
}

/** Answers so near to a place count as being there. */
const AROUND = 15
/** A kind of answer that was given less often around one of the places says little. */
const ENOUGH = 6
/** Each answer is given so often: its fastest time is its own, without what else the machine did. */
const ROUNDS = 40

/**
 * How much longer an answer takes late in these games than early in them: per kind of answer, weighted by how
 * many of it there are late. An answer's kind is that of its request and of what was picked in a menu, how
 * many lines the log got by it, and what is asked next: so answers are compared that do as much. All games
 * must last beyond the late place.
 */
export function lateAgainstEarly<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: MeasuredGame<State, View, Settings>,
  games: readonly GameRun[],
  { late, early, copied }: AnswerPlaces,
): number {
  const [before, after] = [early, late].map((at) => timesAround(game, games, { at, copied }))
  const compared = [...(after ?? [])].flatMap(([kind, times]) => {
    const others = before?.get(kind) ?? []
    if (Math.min(times.length, others.length) < ENOUGH) return []
    return [{ weight: times.length, ratio: median(times) / median(others) }]
  })
  const sum = compared.reduce((total, { weight }) => total + weight, 0)
  if (sum === 0) throw new Error('No kind of answer was given often enough at both places.')
  return compared.reduce((total, { weight, ratio }) => total + (weight * ratio) / sum, 0)
}

/** Returns how long the answers of each kind around a place took, in milliseconds. */
function timesAround<State extends GameState<Settings>, View, Settings extends GameSettings>(
  game: MeasuredGame<State, View, Settings>,
  games: readonly GameRun[],
  { at, copied }: { readonly at: number; readonly copied: boolean },
): ReadonlyMap<string, readonly number[]> {
  const times = new Map<string, number[]>()
  for (const { seed, answers } of games) {
    let { position } = start(game.rules, game.settingsOf(seed))
    for (const answer of answers.slice(0, at + AROUND)) {
      if (position.seq >= at - AROUND) {
        const text = JSON.stringify(position.state)
        const stateAt = copied ? () => JSON.parse(text) as State : always(position.state)
        const { kind, time } = measured(game, stateAt, answer)
        times.set(kind, [...(times.get(kind) ?? []), time])
      }
      ;({ position } = advance(game.rules, position, answer))
    }
  }
  return times
}

const always =
  <T>(value: T) =>
  (): T =>
    value

/** Returns the kind of an answer, and the least time that the rules took for it. */
function measured<State extends GameState<Settings>, View, Settings extends GameSettings>(
  { rules }: MeasuredGame<State, View, Settings>,
  stateAt: () => State,
  answer: Answer,
): { readonly kind: string; readonly time: number } {
  let [kind, time] = ['', Infinity]
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = { state: stateAt(), seq: 0, branchId: 0 }
    // It is asked before it is answered, as always.
    const request = rules.pending(before.state).find(({ actor }) => actor === answer.actor)
    const started = performance.now()
    const { position, step } = advance(rules, before, answer)
    time = Math.min(time, performance.now() - started)
    const answerKind = request === undefined ? '' : kindOf(matchAnswer(request, answer))
    const next = rules.pending(position.state).map((one) => one.kind)
    kind = `${answerKind}, ${step.log.length} lines, then ${next.join(' ')}`
  }
  return { kind, time }
}
