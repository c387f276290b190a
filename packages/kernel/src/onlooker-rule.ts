import { answerRefusal } from './answer-refusals'
import type { Json } from './json'
import { isJsonObject } from './json'

/**
 * Who may look at a running game without a seat: people of the hub, or also anybody with its link. Each takes
 * in those before it.
 */
export const ONLOOKERS = ['hub', 'link'] as const
export type Onlookers = (typeof ONLOOKERS)[number]

/** Who may look at a running game, and how much they see; no rule lets nobody in. */
export interface OnlookerRule {
  readonly who: Onlookers
  /** All hands are shown, as they were so many answers ago. Absent: the table alone, as it is now. */
  readonly behind?: number
}

/** How far behind all hands may be shown. */
export const FEWEST_BEHIND = 10
export const MOST_BEHIND = 200

/** Returns the rule that was sent; undefined for nobody, which `null` says, too. Refuses others. */
export function readOnlookerRule(sent: Json | undefined): OnlookerRule | undefined {
  if (sent === undefined || sent === null) return undefined
  if (isJsonObject(sent)) {
    const who = ONLOOKERS.find((one) => one === sent.who)
    const { behind } = sent
    if (who !== undefined && behind === undefined) return { who }
    if (who !== undefined && isDelay(behind)) return { who, behind }
  }
  throw answerRefusal('unknown_onlookers')
}

const isDelay = (behind: Json | undefined): behind is number =>
  typeof behind === 'number' && Number.isInteger(behind) && behind >= FEWEST_BEHIND && behind <= MOST_BEHIND

/** Whether a rule lets in somebody, or shows them something, that another does not; none lets nobody in. */
export function isWider(rule: OnlookerRule | null, than: OnlookerRule | null): boolean {
  if (rule === null) return false
  if (than === null) return true
  if (ONLOOKERS.indexOf(rule.who) > ONLOOKERS.indexOf(than.who)) return true
  return rule.behind !== undefined && (than.behind === undefined || rule.behind < than.behind)
}
