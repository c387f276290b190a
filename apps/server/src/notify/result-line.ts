import type { GameOverData } from '@parlour/protocol'

/**
 * Returns the line that tells how a game ended (rules: hub 7). Where nobody won alone or together, the word
 * of the game for its end, or else the reason.
 */
export function resultLine({ player, reason, winners }: GameOverData, finished = reason): string {
  if (player === 'everyone') return finished
  if (winners.length === 0) return player === 'nobody' ? reason : `${player} wins due to ${reason}`
  return `${listFormat.format(winners)} ${winners.length === 1 ? 'wins' : 'win'} due to ${reason}`
}
const listFormat = new Intl.ListFormat('en-US')
