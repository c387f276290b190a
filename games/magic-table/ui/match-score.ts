import { type LinkedGame, scoreOf, scoreText } from '@parlour/matches'
import type { GameScreenProps } from '@parlour/ui-kit'

/**
 * Returns `W - L - D` over games of these players, for the viewer; for a spectator, that of the first player,
 * by name.
 */
export function matchScore(
  games: readonly LinkedGame[],
  { settings }: GameScreenProps['game'],
  viewer: GameScreenProps['viewer'],
): string {
  const [first] = settings.players
  if (viewer.seated || first === undefined) return scoreText(scoreOf(games, viewer._id))
  return `${first.name} ${scoreText(scoreOf(games, first._id))}`
}
