import type { CardListOutcome } from '@parlour/mtg-cards'

/** Why a list does nothing yet: there is none, its names are still looked up, or it names no card. */
export function listObstacle(
  text: string,
  outcomes: readonly CardListOutcome[] | undefined,
): string | undefined {
  if (text.trim() === '') return 'Type or paste a list.'
  if (outcomes === undefined) return 'Looking up the names ...'
  return outcomes.every(({ kind }) => kind === 'unknown') ? 'No line contains a card name.' : undefined
}
