import type { CardPush, ChatPush, CubePush, GamePush, HomePush, WireLobby } from '@parlour/protocol'

/** What the rest of the server tells the open pages. Nothing here waits for a browser. */
export interface LivePushes {
  /** A game changed: every watching seat gets its own change. Also told to the other server processes. */
  gameChanged(gameId: string, version: number): void
  /** One push for the pages of all these seats (or, without a name, of spectators). */
  gameTo(seats: readonly (string | undefined)[], push: GamePush): void
  /** Whether any page watches a game here. */
  isOpen(gameId: string): boolean
  /** Whether a page of this seat (or, without one, of a spectator) watches here. */
  watched(gameId: string, seat: string | undefined): boolean
  /** Whether a page, by the name of its connection, watches from this seat here. */
  watches(page: string, gameId: string, seat: string): boolean
  lobbyChanged(lobbyId: string, lobby: WireLobby | null): void
  /** The lists on the home page of these users changed: all that they show, or only what the push says. */
  homeChanged(userIds: readonly string[], push?: HomePush): void
  /** For how many ms no such change was told to this user for certain. */
  homeQuietFor(userId: string): number
  chat(push: ChatPush): void
  cardChanged(push: CardPush): void
  cubeChanged(push: CubePush): void
  presentIn(gameId: string): readonly string[]
  /** Cuts the connections of a session or of a user. */
  signedOut(tokenHash: string): void
  userGone(userId: string): void
  close(): Promise<void>
}
