import type { Run, Script, ScriptBoard, ScriptEffect } from '@parlour/script'

/** Whoever plays a game that goes on. */
interface InGame {
  readonly game: { readonly run: Pick<Run<ScriptBoard, never>, 'effect'> }
}

/** Returns what a verb gives: it happens when `yield*` starts it. `label` names it if nothing does. */
export const effect = <T>({ game }: InGame, label: string, body: () => Script<T>): ScriptEffect<T> =>
  game.run.effect(label, body)

/** The same for what asks nothing. */
export const simply = (playing: InGame, label: string, act: () => void): ScriptEffect =>
  effect(playing, label, function* () {
    act()
  })

/**
 * Returns how a game writes tables of verbs: objects whose methods and getters act for the player that has
 * them, who is `this` there.
 */
export const verbsFor =
  <Player>() =>
  <Table extends object>(table: Table & ThisType<Player>): Table =>
    table

/** All of these types at once. */
type Together<Types extends readonly object[]> = Types extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Together<Rest>
  : unknown

/** A class of players. */
type PlayerClass<Arguments extends readonly unknown[], Player> = new (...values: Arguments) => Player

/**
 * Puts the verbs of tables onto a class of players. Returns that class, whose players have them all. A verb
 * that is there already, from the class or from another table, is a bug.
 */
export function withVerbs<
  Arguments extends readonly unknown[],
  Player extends object,
  Tables extends readonly object[],
>(
  players: PlayerClass<Arguments, Player>,
  ...tables: Tables
): PlayerClass<Arguments, Player & Together<Tables>> {
  const prototype = players.prototype as object
  for (const table of tables)
    for (const [name, verb] of Object.entries(Object.getOwnPropertyDescriptors(table))) {
      if (name in prototype) throw new RangeError(`'${name}' is in two tables of verbs`)
      Object.defineProperty(prototype, name, { ...verb, enumerable: false })
    }
  return players as PlayerClass<Arguments, Player & Together<Tables>>
}
