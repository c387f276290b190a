import type { Counter } from './board'
import type { Game } from './game'

const SHOWN: Readonly<Record<Counter, string>> = {
  power: 'power',
  influence: 'influence',
  points: 'victory points',
  reduceDraw: 'reduced draw',
}

/** A counter of a player goes up or down; none goes below zero. */
export function gain(
  game: Game,
  player: number,
  { what, by }: { readonly what: Counter; readonly by: number },
): void {
  if (by === 0) return
  const old = game.player(player)[what]
  game.run.change({ kind: 'gained', seat: player, what, by })
  const [sign, change] = by < 0 ? ['-', -by] : ['+', by]
  const says = `{player}: {counter} {old} ${sign} {change} = {now}`
  const values = {
    player: game.nameOf(player),
    counter: SHOWN[what],
    old,
    change,
    now: game.player(player)[what],
  }
  game.run.log(says, values, { indent: 1, classes: ['player-counter-change'] })
}
