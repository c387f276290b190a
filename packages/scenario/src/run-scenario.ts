import { asItem, type JsonObject, type Pick, Refusal, type Request } from '@parlour/kernel'
import { valueDifference } from './board-differences'
import { checkSpelling, unknownIn, wordsOf } from './misspelt'
import { PositionError } from './position'
import type { OffersStep, Scenario, ScenarioStep } from './scenario'
import { choicesOf, isOffered } from './short-form'
import type { Table, TableOptions } from './table'
import { names, textsIn } from './words'

/** What a game's `testing` entry offers: a table for a stated position. */
export type OpenGame = (position: unknown, options?: TableOptions) => Table

/**
 * How a scenario is run. `strict`: a step that could not fail fails, since it names what the game never
 * offers nor holds, or hides a card that is not in play. For a project's own scenarios.
 */
export interface RunOptions {
  readonly strict?: boolean
}

/**
 * Plays a scenario to its end or its first failure. Gives the failure in words, or nothing when all came as
 * stated.
 */
export function runScenario(
  scenario: Scenario,
  open: OpenGame,
  { strict = false }: RunOptions = {},
): string | undefined {
  let where = 'the position'
  try {
    const table = open(scenario.position)
    const heard = new Set<string>()
    const unsure: UnresolvedWord[] = []
    let lastStated = table.start
    for (const step of scenario.steps) {
      where = `step ${step.number} (${step.kind})`
      if (strict) {
        for (const word of wordsOf(table)) heard.add(word)
        unsure.push(...wordsToHear(table, step).map((word) => ({ where, word })))
      }
      const failures = [...runStep(table, step, lastStated), ...(strict ? notInPlay(table, step) : [])]
      if (failures.length > 0) return `${where}: ${failures.join('; ')}`
      if (step.kind === 'becomes' || step.kind === 'changes') lastStated = table.board()
    }
    for (const word of wordsOf(table)) heard.add(word)
    const never = unsure.find(({ word }) => !heard.has(word))
    return (
      never && `${never.where}: nothing is ever called '${never.word}'; say nonsense: true if that is meant`
    )
  } catch (error) {
    return `${where}: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** A word of a step that nothing is called yet: it may be offered later. */
interface UnresolvedWord {
  readonly where: string
  readonly word: string
}

/**
 * Returns the words of a step that must be offered some time: what is refused, and what is picked only if it
 * is asked.
 */
function wordsToHear(table: Table, step: ScenarioStep): readonly string[] {
  if (step.kind === 'refused' && !step.nonsense) return unknownIn(table, step.refused, new Set())
  if (step.kind === 'pick' && step.ifAsked) return unknownIn(table, step.pick, new Set())
  return []
}

function notInPlay(table: Table, step: ScenarioStep): readonly string[] {
  if (step.kind !== 'hidden') return []
  return step.cards.filter((card) => !table.holds(card)).map((card) => `'${card}' is not in play`)
}

/**
 * Plays or checks a step. `lastStated` is the board at the last statement of it, which `changes` starts from.
 */
function runStep(table: Table, step: ScenarioStep, lastStated: JsonObject): readonly string[] {
  switch (step.kind) {
    case 'pick':
      return runPick(table, step)
    case 'refused':
      return runRefused(table, step)
    case 'offers':
      return runOffers(table, step)
    case 'becomes':
      return table.differences(step.becomes)
    case 'changes':
      return table.changes(lastStated, step.changes)
    case 'turn':
      return valueDifference('the turn', step.turn, table.turn())
    case 'over':
      return runOver(table, step)
    case 'sees':
      return knownCards(table, step)
        .filter((card) => !reads(table, step.as, card))
        .map((card) => `${step.as} does not see '${card}'`)
    case 'hidden':
      return knownCards(table, step)
        .filter((card) => reads(table, step.as, card))
        .map((card) => `${step.as} sees '${card}'`)
  }
}

const requestOf = (table: Table, player: string): Request | undefined =>
  table.pending.find(({ actor }) => actor === player)

function runPick(
  table: Table,
  { as, pick, ifAsked }: Extract<ScenarioStep, { kind: 'pick' }>,
): readonly string[] {
  // Nobody of that name is ever asked: the step would always be skipped.
  if (!table.players.includes(as)) throw new PositionError(`there is no player '${as}' at this table`)
  if (ifAsked) {
    const request = requestOf(table, as)
    if (request === undefined || !answers(table, request, pick)) {
      checkSpelling(table, pick)
      return []
    }
  }
  try {
    table.answer(as, pick)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [`${error.message} ${situation(table, as)}`]
  }
  return []
}

/** How many of the last log lines a failure repeats. */
const LINES_TOLD = 5

/**
 * Returns what tells the writer of a step why it is not answered: who is asked what instead, and the last
 * lines of the log. An effect that asked nothing stands there with what it did.
 */
function situation(table: Table, player: string): string {
  const asked = table.pending.map(({ actor, title }) => `${actor} is asked '${title}'`)
  const lines = table.log(player).slice(-LINES_TOLD)
  return `(now ${asked.join(', ') || 'nobody is asked'}${lines.length === 0 ? '' : `; the log ends: ${lines.join(' / ')}`})`
}

/**
 * Whether a pick has to do with what is asked: something of it is offered, or it declines what may be
 * declined.
 */
function answers(table: Table, request: Request, pick: readonly Pick[]): boolean {
  if (pick.length === 0) return request.min === 0
  return pick.some((one) => isOffered(request, table.meant(request, one)))
}

function runRefused(
  table: Table,
  { as, refused }: Extract<ScenarioStep, { kind: 'refused' }>,
): readonly string[] {
  checkSpelling(table, refused)
  const before = JSON.stringify([table.board(), table.pending])
  try {
    table.answer(as, refused)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return JSON.stringify([table.board(), table.pending]) === before
      ? []
      : ['the refused answer changed something']
  }
  return [`${as} may pick ${JSON.stringify(refused)}, which should be refused`]
}

function runOffers(table: Table, { as, offers, group, title, min, max }: OffersStep): readonly string[] {
  const request = requestOf(table, as)
  if (request === undefined) return [`${as} is not asked anything ${situation(table, as)}`]
  const inside = choicesOf(request).find(({ title }) => title === group)
  if (group !== undefined && inside === undefined) return [`${as} is not offered '${group}'`]
  const choices = inside === undefined ? choicesOf(request) : (inside.choices ?? []).map(asItem)
  const bounds = inside ?? request
  const inOrder = (titles: readonly string[]) => [...titles].sort()
  return [
    ...valueDifference(
      `offered by '${request.title}'`,
      inOrder(offers),
      inOrder(choices.map(({ title }) => String(title))),
    ),
    ...(title === undefined ? [] : valueDifference('the title', title, request.title)),
    ...(min === undefined ? [] : valueDifference('min', min, bounds.min)),
    ...(max === undefined ? [] : valueDifference('max', max, bounds.max)),
  ]
}

function runOver(
  table: Table,
  { winners, reason }: Extract<ScenarioStep, { kind: 'over' }>,
): readonly string[] {
  const { outcome } = table
  if (outcome === undefined) return ['the game is not over']
  // A result may be told by a name that is not a seat's, such as everyone's, beside the list of winners.
  const isSaid = outcome.player !== undefined && winners?.length === 1 && winners[0] === outcome.player
  return [
    ...(winners === undefined || isSaid
      ? []
      : valueDifference('the winner', [...winners].sort(), [...outcome.winners].sort())),
    ...(reason === undefined ? [] : valueDifference('the reason', reason, outcome.reason)),
  ]
}

/**
 * The cards of a step, all of which the game has: another name is hidden from everybody, whatever the rules
 * do.
 */
function knownCards(table: Table, { cards }: { readonly cards: readonly string[] }): readonly string[] {
  const unknown = cards.find((card) => !table.knows(card))
  if (unknown !== undefined) throw new PositionError(`there is no card '${unknown}' in this game`)
  return cards
}

/** Whether a card's name occurs anywhere in what a player's browser has: view, request and log. */
function reads(table: Table, player: string, card: string): boolean {
  const seen = [table.view(player), requestOf(table, player) ?? null, table.log(player)]
  const texts = textsIn([...seen, ...table.namedIn(player)])
  return [...texts].some((text) => names(text, card))
}
