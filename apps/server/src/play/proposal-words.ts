import type { OnlookerRule } from '@parlour/kernel'
import type { GameProposal, Proposed } from './game-proposal'

/** Returns a day in words, by the clock of a time zone. */
export const dayWords = (at: number, zone: string): string =>
  new Date(at).toLocaleDateString('en-US', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' })

/** Returns who may look in by a rule and what they see, as words that follow 'let'. */
export function lookWords(rule: OnlookerRule | null): string {
  if (rule === null) return 'nobody look in'
  const who = rule.who === 'hub' ? 'people of this hub' : 'anybody with the link'
  const hands = rule.behind === undefined ? '' : ` and see all hands, ${rule.behind} answers later`
  return `${who} look in${hands}`
}

/** Returns what is proposed, as words that follow 'asks to', 'agrees to' or 'no longer asks to'. */
export function verbOf(proposed: Proposed): string {
  switch (proposed.kind) {
    case 'undo':
      return `take back: ${proposed.what}`
    case 'pause':
      return proposed.until === null
        ? 'pause the game'
        : `pause the game until ${dayWords(proposed.until, proposed.zone)}`
    case 'resume':
      return 'play on'
    case 'stand-in':
      return `let a bot stand in for ${proposed.seat}`
    case 'draw':
      return 'end the game in a draw'
    case 'onlookers':
      return `let ${lookWords(proposed.rule)}`
  }
}

/** Returns the line of the chat that says what somebody proposes. */
export function askedLine(proposal: GameProposal): string {
  const asks = `${proposal.by} asks to ${verbOf(proposal)}.`
  if (proposal.kind === 'undo') return `${asks} Something was seen or left to chance.`
  return proposal.kind === 'pause' && proposal.why !== '' ? `${asks} “${proposal.why}”` : asks
}

/** Returns the line that says how somebody voted. */
export function voteLine(proposal: GameProposal, seat: string, allow: boolean): string {
  const verb = proposal.kind === 'undo' ? 'take it back' : verbOf(proposal)
  if (allow) return `${seat} agrees to ${verb}.`
  return seat === proposal.by ? `${seat} no longer asks to ${verb}.` : `${seat} does not agree to ${verb}.`
}

/** Returns the line that says that nobody answered a proposal in time. */
export const lapsedLine = (proposal: GameProposal): string =>
  `Not all have agreed to ${verbOf(proposal)}: what ${proposal.by} asked has lapsed.`

/** Returns the line that says that with somebody's vote all have agreed. */
export const lastVoteLine = (proposal: GameProposal, seat: string): string =>
  `${seat} agrees to ${verbOf(proposal)}, as all others did.`

/** Returns the line that says that what was proposed happens without a further vote. */
export const agreedLine = (proposal: GameProposal): string =>
  `Agreed, as ${proposal.by} asked: ${verbOf(proposal)}.`
