import type { OnlookerRule } from '@parlour/kernel'
import type { GameOnlookers } from './game-onlookers'

/** Who may look in by a rule and what they see, in words. */
function ruleWords(rule: OnlookerRule | null): string {
  if (rule === null) return 'nobody look in'
  const who = rule.who === 'hub' ? 'people of this hub' : 'anybody with the link'
  const hands = rule.behind === undefined ? '' : ` and see all hands, ${rule.behind} answers later`
  return `${who} look in${hands}`
}

/** What became of who may look in, by the choice or the vote of a seat. */
interface OnlookersStep {
  readonly seat: string
  readonly before: GameOnlookers
  readonly after: GameOnlookers
}

/** Returns what everybody at the table is told when a seat chose who may look in. */
export function noteOfChoice({ seat, after }: OnlookersStep): string {
  const { wish, rule } = after
  return wish === null ? `${seat} lets ${ruleWords(rule)}.` : `${seat} asks to let ${ruleWords(wish.rule)}.`
}

/** Returns what everybody at the table is told when a seat has voted on wider onlookers. */
export function noteOfVote({ seat, before, after }: OnlookersStep, allow: boolean): string {
  if (!allow)
    return before.wish?.by === seat
      ? `${seat} no longer asks for other onlookers.`
      : `${seat} does not agree to these onlookers.`
  if (after.wish !== null) return `${seat} agrees to these onlookers.`
  return `${seat} agrees, too: the players let ${ruleWords(after.rule)}.`
}
