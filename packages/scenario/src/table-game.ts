import type {
  GameRules,
  GameSettings,
  GameState,
  JsonObject,
  LogLine,
  Pick,
  Request,
  Viewer,
} from '@parlour/kernel'

/** What a game tells the test language about itself. */
export interface TableGame<State extends GameState<Settings>, View, Settings extends GameSettings> {
  readonly rules: GameRules<State, View, Settings>
  /** The whole truth in the form of a position. */
  board(state: State): JsonObject
  /** Texts (card names, ids) that must not reach a viewer now. */
  hidden(state: State, viewer: Viewer): Iterable<string>
  /**
   * Card names that stand in longer names or in texts of cards: a line of the log may hold them at any time.
   */
  readonly mentioned?: ReadonlySet<string>
  /**
   * Card names that a line tells everybody on purpose, wherever the cards lie now: that of a card being
   * carried out.
   */
  announcedCards?(line: LogLine): readonly string[]
  /** Every card of the game, wherever it is: never more nor fewer. */
  cards(state: State): readonly string[]
  /** Whether the game has a card of that name, in any zone or none; left out, whether `cards` names it. */
  knows?(state: State, name: string): boolean
  /** Whether a card of that name is in play; left out, as `knows`. */
  holds?(state: State, name: string): boolean
  /**
   * What else an answer may name, beside cards, players, what is offered and what stands on the board: names
   * of actions.
   */
  readonly words?: readonly string[]
  /** Names of cards that a view shows without writing them out, such as those of backs. */
  namedIn?(view: View): Iterable<string>
  /** What a pick means beyond the short form: a card's name for its id. */
  pick?(state: State, request: Request, pick: Pick): Pick
  /** Answers that a free-form request must take, and direct acts that a request must. */
  samples?(state: State, request: Request): readonly (readonly Pick[])[]
  /** Who is asked for a turn action; left out, whoever is the only one asked. */
  turn?(state: State): string | undefined
  /**
   * The keys of a player's board that are zones and counters, all compared by `changes`; left out, every key.
   */
  readonly zones?: readonly string[]
  /**
   * The keys of the board, zones or objects of zones of nobody, that `changes` compares like those of
   * players.
   */
  readonly shared?: readonly string[]
  /** How the board differs from what a scenario states; left out, by the stated keys alone. */
  differences?(board: JsonObject, stated: JsonObject): readonly string[]
}
