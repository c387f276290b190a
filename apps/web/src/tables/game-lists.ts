import type { GameOverData, GameSummary } from '@parlour/protocol'

/** The other players' names in alphabetical order. */
function opponents({ settings }: Pick<GameSummary, 'settings'>, viewerName: string): readonly string[] {
  return settings.players
    .map(({ name }) => name)
    .filter((name) => name !== viewerName)
    .sort((a, b) => a.localeCompare(b))
}

/** Returns 'vs.' and the opponents, or an empty text without opponents. */
export function versus(game: Pick<GameSummary, 'settings'>, viewerName: string): string {
  const names = opponents(game, viewerName)
  return names.length === 0 ? '' : `vs. ${names.join(', ')}`
}

/** Games that wait for the viewer first, then the newest first. */
export function inProgressOrder(games: readonly GameSummary[], viewerName: string): readonly GameSummary[] {
  const waits = ({ waiting }: GameSummary) => (waiting.includes(viewerName) ? 0 : 1)
  return games.toSorted(
    (a, b) =>
      waits(a) - waits(b) ||
      b.settings.createdTimestamp - a.settings.createdTimestamp ||
      a._id.localeCompare(b._id),
  )
}

/** The last updated first. */
export const finishedOrder = (games: readonly GameSummary[]): readonly GameSummary[] =>
  games.toSorted((a, b) => b.lastUpdated - a.lastUpdated)

function nameOf(player: unknown): string {
  if (typeof player === 'string') return player
  if (typeof player !== 'object' || player === null) return ''
  const name: unknown = Reflect.get(player, 'name')
  return typeof name === 'string' ? name : ''
}

/**
 * The winner of a finished game: `stats.result.player` is a name, or in old games an object with a name; of a
 * shared victory everybody who won. A draft's 'everyone' is not a winner (rules: hub 15).
 */
export function winner({
  stats,
  gameOverData,
}: {
  readonly stats?: { readonly result: { readonly player: unknown } }
  readonly gameOverData?: Pick<GameOverData, 'winners'> | null
}): string {
  const name = nameOf(stats?.result.player)
  const winners = gameOverData?.winners ?? []
  if (winners.length > 1 && winners.includes(name)) return winners.join(', ')
  return name === 'everyone' ? '' : name
}
