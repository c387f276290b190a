import type { Choice, PickedChoice, JsonObject, Pick, UNSPECIFIED } from '@parlour/kernel'

/**
 * What one seat is asked. Bounds are a count, or a minimum and a maximum, or neither for exactly one (rules:
 * hub 9).
 */
export interface ScriptQuestion {
  readonly actor: string
  /** Which question this is, in the game's own word. */
  readonly kind: string
  readonly title: string
  readonly choices: readonly Choice[] | typeof UNSPECIFIED
  readonly count?: number
  readonly min?: number
  readonly max?: number
  /** The choices are shown, but the answer is an object that `check` judges. */
  readonly freeForm?: boolean
  /**
   * A hidden decision: also asked when there is only one way to answer, so that the answering tells nothing.
   */
  readonly noAutoRespond?: boolean
  /** Refuses an answer that matches the choices and is still not allowed. Must not change anything. */
  readonly check?: (selection: readonly Pick[]) => void
  /** A direct act on the board answers it as well, unless this refuses the act. Must not change anything. */
  readonly direct?: (act: JsonObject) => void
}

/**
 * What a rule waits for. `one`: the single question. `all`: every question, answered in secret; the rule goes
 * on when all are in. `any`: the first answer to any of them.
 */
export interface Ask {
  readonly pace: 'one' | 'all' | 'any'
  readonly questions: readonly ScriptQuestion[]
}

/** An answer as the rule that asked gets it. `question` is its place in the list of questions. */
export interface ReceivedAnswer {
  readonly question: number
  readonly actor: string
  readonly chosen: readonly PickedChoice[]
  /** What was sent, for free-form answers. */
  readonly selection: readonly Pick[]
}
/** The answers in the order of the questions. One entry for `one` and `any`. */
export type Reply = readonly ReceivedAnswer[]

/**
 * A rule in progress: it yields what it waits for, is resumed with the answers, and returns T. Start one with
 * `yield*`.
 */
export type Script<T = void> = Generator<Ask, T, Reply>

/** Asks one seat; without choices nothing is asked and nothing is chosen. */
export function* ask(question: ScriptQuestion): Script<readonly PickedChoice[]> {
  const [received] = yield { pace: 'one', questions: [question] }
  return received?.chosen ?? []
}

/** Asks one seat and gives the whole answer: a direct act on the board, too. */
export function* askOrAct(question: ScriptQuestion): Script<ReceivedAnswer> {
  const [received] = yield { pace: 'one', questions: [question] }
  if (received === undefined) throw new RangeError('nobody was asked')
  return received
}

/** Asks several seats at once and in secret. Answers come in the order of the questions. */
export function* askAll(questions: readonly ScriptQuestion[]): Script<Reply> {
  return yield { pace: 'all', questions }
}

/**
 * Asks several seats; the first answer counts. Never answered automatically.
 * @internal
 */
export function* askAny(questions: readonly ScriptQuestion[]): Script<ReceivedAnswer> {
  const [received] = yield { pace: 'any', questions }
  if (received === undefined) throw new RangeError('nobody was asked')
  return received
}

/**
 * Asks for a free-form answer, which `check` judges before the rule sees it.
 * @internal
 */
export function* askFreely(question: ScriptQuestion): Script<readonly Pick[]> {
  const [received] = yield { pace: 'one', questions: [{ ...question, freeForm: true }] }
  return received?.selection ?? []
}
