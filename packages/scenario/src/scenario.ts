import { isJsonObject, type Json, type JsonObject, type Pick } from '@parlour/kernel'
import { withCounts } from './counted-names'
import { listAt, objectAt, onlyKeys, PositionError, textAt, textsAt, wholeNumberAt } from './position'

/** One line of a scenario (rules: scenarios 2). */
export type ScenarioStep =
  | { readonly kind: 'pick'; readonly as: string; readonly pick: readonly Pick[]; readonly ifAsked: boolean }
  | {
      readonly kind: 'refused'
      readonly as: string
      readonly refused: readonly Pick[]
      /** What is refused is meant to be nothing that the game knows. */
      readonly nonsense: boolean
    }
  | OffersStep
  | { readonly kind: 'becomes'; readonly becomes: JsonObject }
  /**
   * What differs from the last statement of the board, or from the position; the other zones of the players
   * do not.
   */
  | { readonly kind: 'changes'; readonly changes: JsonObject }
  | { readonly kind: 'turn'; readonly turn: string }
  | {
      readonly kind: 'over'
      readonly winners: readonly string[] | undefined
      readonly reason: string | undefined
    }
  | { readonly kind: 'sees' | 'hidden'; readonly as: string; readonly cards: readonly string[] }

export interface OffersStep {
  readonly kind: 'offers'
  readonly as: string
  readonly offers: readonly string[]
  readonly group: string | undefined
  /** The heading of the request. */
  readonly title: string | undefined
  readonly min: number | undefined
  readonly max: number | undefined
}

export interface Scenario {
  readonly game: string
  readonly title: string
  readonly position: JsonObject
  readonly steps: readonly NumberedStep[]
}

/** A step with its place in the file, from 1; those of one short form share it. */
export type NumberedStep = ScenarioStep & { readonly number: number }

/**
 * The scenarios of a parsed file: one, or a list of them. Throws PositionError for what does not read as one.
 */
export function readScenarios(value: unknown): readonly Scenario[] {
  return scenariosOf(value).map(readScenario)
}

/** The scenarios of a parsed file, each still to be read. */
export const scenariosOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/**
 * One scenario of a parsed file. Throws PositionError, naming step and key, for what does not read as one.
 */
export function readScenario(value: unknown): Scenario {
  const scenario = objectAt(value, 'a scenario')
  onlyKeys(scenario, ['game', 'title', 'position', 'steps'], 'a scenario')
  return {
    game: textAt(scenario.game, 'game'),
    title: textAt(scenario.title, 'title'),
    position: withCounts(objectAt(scenario.position, 'position')),
    steps: someAt(scenario.steps, 'steps').flatMap((step, at) => {
      const where = `step ${at + 1}`
      return singleSteps(objectAt(step, where), where).map((single) => ({
        ...readStep(single, where),
        number: at + 1,
      }))
    }),
  }
}

type Reader = (step: JsonObject, where: string) => ScenarioStep

const readOver: Reader = (step, where) => {
  const over = objectAt(step.over, `'over' of ${where}`)
  onlyKeys(over, ['winner', 'reason'], `'over' of ${where}`)
  const { winner, reason } = over
  return {
    kind: 'over',
    winners:
      winner === undefined
        ? undefined
        : Array.isArray(winner)
          ? textsAt(winner, 'winner')
          : [textAt(winner, 'winner')],
    reason: reason === undefined ? undefined : textAt(reason, 'reason'),
  }
}

const readOffers: Reader = (step, where) => {
  const { min, max } = boundsAt(step, where)
  return {
    kind: 'offers',
    as: textAt(step.as, `'as' of ${where}`),
    offers: listAt(step.offers, `'offers' of ${where}`).map(String),
    group: step.in === undefined ? undefined : textAt(step.in, `'in' of ${where}`),
    title: step.title === undefined ? undefined : textAt(step.title, `'title' of ${where}`),
    min,
    max,
  }
}

/** The numbers of choices to pick: `min` and `max`, or `count` for both: one number, or [least, most]. */
function boundsAt(step: JsonObject, where: string): { min: number | undefined; max: number | undefined } {
  if (step.count === undefined) {
    const number = (key: 'min' | 'max') =>
      step[key] === undefined ? undefined : wholeNumberAt(step[key], `${key} of ${where}`)
    return { min: number('min'), max: number('max') }
  }
  onlyKeys(step, ['as', 'offers', 'in', 'title', 'count'], where)
  const range = Array.isArray(step.count) ? step.count : [step.count, step.count]
  if (range.length !== 2) throw new PositionError(`count of ${where} must be a number or [least, most]`)
  const [min, max] = range.map((one) => wholeNumberAt(one, `count of ${where}`))
  return { min, max }
}

const seen =
  (kind: 'sees' | 'hidden'): Reader =>
  (step, where) => ({
    kind,
    as: textAt(step.as, `'as' of ${where}`),
    cards: textsAt(someAt(step[kind], `'${kind}' of ${where}`), `'${kind}' of ${where}`),
  })

/** Per step: the keys it may have beside its own, and how it is read. */
const STEPS: Readonly<Record<ScenarioStep['kind'], readonly [beside: readonly string[], read: Reader]>> = {
  pick: [
    ['as', 'ifAsked'],
    (step, where) => ({
      kind: 'pick',
      as: textAt(step.as, `'as' of ${where}`),
      pick: picksAt(step.pick, where),
      ifAsked: step.ifAsked === true,
    }),
  ],
  refused: [
    ['as', 'nonsense'],
    (step, where) => ({
      kind: 'refused',
      as: textAt(step.as, `'as' of ${where}`),
      refused: picksAt(step.refused, where),
      nonsense: step.nonsense === true,
    }),
  ],
  offers: [['as', 'min', 'max', 'count', 'in', 'title'], readOffers],
  becomes: [
    [],
    (step, where) => ({
      kind: 'becomes',
      becomes: withCounts(objectAt(step.becomes, `'becomes' of ${where}`)),
    }),
  ],
  changes: [
    [],
    (step, where) => ({
      kind: 'changes',
      changes: withCounts(objectAt(step.changes, `'changes' of ${where}`)),
    }),
  ],
  turn: [[], (step, where) => ({ kind: 'turn', turn: textAt(step.turn, `'turn' of ${where}`) })],
  over: [[], readOver],
  sees: [['as'], seen('sees')],
  hidden: [['as'], seen('hidden')],
}

/**
 * Returns the steps that a short form stands for: `picks` is several answers of a player one after the other,
 * and `offers` with a `pick` checks what is offered before it is answered.
 */
function singleSteps(step: JsonObject, where: string): readonly JsonObject[] {
  const { picks, pick, ...rest } = step
  if (picks !== undefined) {
    onlyKeys(step, ['as', 'picks'], where)
    const several = someAt(picks, `'picks' of ${where}`) as readonly Json[]
    return several.map((one) => ({ ...rest, pick: one }))
  }
  return step.offers !== undefined && pick !== undefined ? [rest, { as: rest.as, pick }] : [step]
}

const STEP_KEYS = [
  ...new Set(Object.entries(STEPS).flatMap(([kind, [beside]]) => [kind, ...beside])),
  'picks',
]

function readStep(step: JsonObject, where: string): ScenarioStep {
  onlyKeys(step, STEP_KEYS, where)
  const found = Object.entries(STEPS).filter(([kind]) => step[kind] !== undefined)
  const [first] = found
  if (first === undefined || found.length > 1) {
    throw new PositionError(`${where} must have one of the keys ${Object.keys(STEPS).join(', ')}`)
  }
  const [kind, [beside, read]] = first
  onlyKeys(step, [kind, ...beside], where)
  return read(step, where)
}

/** A list that says something: an empty one could never fail. */
function someAt(value: unknown, where: string): readonly unknown[] {
  const list = listAt(value, where)
  if (list.length === 0) throw new PositionError(`${where} may not be empty`)
  return list
}

function picksAt(value: unknown, where: string): readonly Pick[] {
  if (typeof value === 'string' || isJsonObject(value)) return [value]
  return listAt(value, `the selection of ${where}`).map((pick) => {
    if (typeof pick === 'string' || typeof pick === 'number' || isJsonObject(pick)) return pick
    throw new PositionError(`a pick of ${where} must be a text, a number or an object`)
  })
}
