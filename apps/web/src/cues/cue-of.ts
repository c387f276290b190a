import type { SerializedGame } from '@parlour/protocol'

/** What happens to a viewer, as a sound and a short movement tell it. */
export type Cue = 'turn' | 'pack' | 'demand' | 'card' | 'end'

interface CueReader {
  /** Who looks. */
  readonly name: string
  /** Whoever is asked in this game has got a pack. */
  readonly hasPacks: boolean
}

/**
 * Returns what happened to a viewer from one version of a game to a later one: the game ended, a pack came,
 * their turn came, or somebody did something. Nothing where somebody looks back, or where it was taken back.
 */
export function cueOf(
  before: SerializedGame,
  game: SerializedGame,
  { name, hasPacks }: CueReader,
): Cue | undefined {
  const isPast = game.upTo !== undefined || before.upTo !== undefined
  if (before._id !== game._id || isPast || game.seq <= before.seq) return undefined
  if (game.gameOver) return before.gameOver ? undefined : 'end'
  const isAsked = game.waiting.includes(name)
  if (isAsked && hasPacks && ownRequests(before, name) !== ownRequests(game, name)) return 'pack'
  if (isAsked && !before.waiting.includes(name)) return 'turn'
  return game.responses.length > before.responses.length ? 'card' : undefined
}

const ownRequests = ({ requests }: SerializedGame, name: string): string =>
  requests.flatMap(({ id, actor }) => (actor === name ? [id] : [])).join()
