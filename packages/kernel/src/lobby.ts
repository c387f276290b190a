/** A player as a lobby lists one. */
export interface LobbyPlayer {
  readonly _id: string
  readonly name: string
  readonly bot?: string
  readonly deactivated?: boolean
}

/** A reason why a lobby cannot start, and the field it concerns. */
export interface Warning {
  readonly field: string
  readonly text: string
}

/**
 * The lobby side of a game: its options, their defaults, and when they are valid. `Facts` is what the server looks up for
 * the options (a cube's counts). The server decides validity with these functions; pages show the same warnings.
 */
export interface GameLobby<Options, Facts = undefined> {
  readonly kind: string
  defaults(): Options
  /** Options from what was sent: unknown fields dropped, types checked, missing ones from the defaults. Throws Refusal. */
  read(raw: unknown): Options
  warnings(options: Options, players: readonly LobbyPlayer[], facts: Facts): readonly Warning[]
}
