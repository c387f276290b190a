import type { OnlookerRule } from '@parlour/kernel'

/** Who may look in by a rule, and what they see, in words. */
export function onlookerWords(rule: OnlookerRule | null): string {
  if (rule === null) return 'Nobody may look in.'
  const who = rule.who === 'hub' ? 'People of this hub may look in' : 'Anybody with the link may look in'
  return rule.behind === undefined
    ? `${who}, at the table alone.`
    : `${who} and see all hands, ${rule.behind} answers later.`
}

/** What an onlooker is shown, in words. */
export const sightWords = (behind: number | undefined): string =>
  behind === undefined ? 'live, the table only' : `${behind} answers behind, all hands open`
