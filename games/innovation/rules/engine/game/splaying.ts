import type { Verb } from '@parlour/card-game'
import { type Color, COLORS, type Direction } from '../../facts/names'
import { afterChange } from './changes'
import { drawCity } from './city-draw'
import type { Game } from './game'
import { karmas } from './karma'

export interface Splaying {
  readonly color: Color
  readonly direction: Direction
  /** Whose color; left out: the player's own. */
  readonly owner?: number
}

/** Whether a color can newly be splayed that way (rules: innovation 11.2). */
export const canSplay = (game: Game, owner: number, { color, direction }: Splaying): boolean =>
  game.zone(owner, color).length > 1 && game.splay(owner, color) !== direction

/** A player splays a color. Returns whether the splay changed. */
export function* splay(game: Game, player: number, splaying: Splaying): Verb<boolean> {
  const { color, direction, owner = player } = splaying
  if (!canSplay(game, owner, splaying)) return false
  if (owner === player && (yield* karmas(game, { would: 'splay', player, details: { color, direction } }))) {
    yield* afterChange(game, player)
    return false
  }
  game.run.change({ kind: 'splayed', seat: owner, color: COLORS.indexOf(color), splay: direction })
  const values = { ...named(game, { player, owner }), color, direction }
  const gain = owner === player ? { what: `splayed ${color} ${direction}` } : undefined
  game.run.log(`{player} splays ${whose(owner, player)}{color} {direction}`, values, { gain })
  yield* afterChange(game, player)
  yield* drawCity(game, owner)
  return true
}

/**
 * A player unsplays a color: no change for sharing, no karma (rules: innovation 11.2). Returns whether it was
 * splayed.
 */
export function unsplay(
  game: Game,
  player: number,
  { color, owner }: { readonly color: Color; readonly owner: number },
): boolean {
  if (game.splay(owner, color) === 'none') return false
  game.run.change({ kind: 'splayed', seat: owner, color: COLORS.indexOf(color), splay: 'none' })
  game.run.log(`{player} unsplays ${whose(owner, player)}{color}`, {
    ...named(game, { player, owner }),
    color,
  })
  return true
}

/** Whose stack it is, in a line of the log, where it is another's. */
const whose = (owner: number, player: number) => (owner === player ? '' : "{playerOwner}'s ")

const named = (game: Game, { player, owner }: { readonly player: number; readonly owner: number }) => ({
  player: game.nameOf(player),
  ...(owner === player ? {} : { playerOwner: game.nameOf(owner) }),
})
