import type { LogTurn, TurnPoints } from '@parlour/ui-kit'
import type { TyrantsView } from '../../rules/view'

type Heading = LogTurn['next']

/**
 * Returns what the player of a turn would score before and after it; after the last turn, what they would
 * score now. Undefined for turns that were played before headings told the totals.
 */
export function turnPoints(
  { heading, next }: Pick<LogTurn, 'heading' | 'next'>,
  { players }: Pick<TyrantsView, 'players'>,
): TurnPoints | undefined {
  const name = heading?.entry.args.player?.value
  const seat = players.findIndex((player) => player.name === name)
  const before = totalAt(heading?.entry, seat)
  const after = next === undefined ? players[seat]?.score.total : totalAt(next, seat)
  return before === undefined || after === undefined ? undefined : { before, after }
}

/** What a seat would score where a turn begins. */
function totalAt(heading: Heading, seat: number): number | undefined {
  const totals = heading?.args.totals?.value
  const total = typeof totals === 'object' ? totals[seat] : undefined
  return total === undefined ? undefined : Number(total)
}
