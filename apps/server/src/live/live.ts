import type {
  CardPush,
  ChatPush,
  CommentsPush,
  CubePush,
  DecksPush,
  GamePush,
  HomePush,
  OnlookerChatPush,
  WireLobby,
} from '@parlour/protocol'

/** Sends pushes to the open pages. Nothing here waits for a browser. */
export interface LivePushes {
  /** Tells the other server processes that a game changed. */
  gameChanged(gameId: string, version: number): void
  /** One push for the pages of all these seats (or, without a name, of spectators and live onlookers). */
  gameTo(seats: readonly (string | undefined)[], push: GamePush): void
  /** One push for all onlookers who are shown this hand later (or, without a name, the table). */
  gameLater(eyes: string | undefined, push: GamePush): void
  /** Whether an onlooker here is shown this hand later (or, without a name, the table). */
  watchedLater(gameId: string, eyes: string | undefined): boolean
  /** Lets the onlookers of a game here out: they watch and fetch it again, as far as they still may. */
  lookAgain(gameId: string): void
  /** Whether any page watches a game here. */
  isOpen(gameId: string): boolean
  /** Whether a page of this seat (or, without one, of a spectator) watches here. */
  watched(gameId: string, seat: string | undefined): boolean
  /** Whether a page, by the name of its connection, watches from this seat here. */
  watches(page: string, gameId: string, seat: string): boolean
  /** Whether a seat of a game has its page before them, as far as this process knows. */
  looks(gameId: string, seat: string): boolean
  lobbyChanged(lobbyId: string, lobby: WireLobby | null): void
  /**
   * The lists on the home pages of these users changed: in a way that only fetching tells, or as the push
   * says.
   */
  homeChanged(userIds: readonly string[], push?: HomePush): void
  /** Returns for how many ms this user certainly got no such push. */
  homeQuietFor(userId: string): number
  chat(push: ChatPush): void
  commentsChanged(push: CommentsPush): void
  /** Tells people who look at a game without a seat, guests apart. */
  onlookersSaid(push: OnlookerChatPush): void
  cardChanged(push: CardPush): void
  cubeChanged(push: CubePush): void
  /** Tells these users only. */
  decksChanged(userIds: readonly string[], push: DecksPush): void
  /** The notices that the bell shows to these users changed. */
  bellChanged(userIds: readonly string[]): void
  presentIn(gameId: string): readonly string[]
  /** Cuts the connections of a session or of a user. */
  signedOut(tokenHash: string): void
  userGone(userId: string): void
  close(): Promise<void>
}
