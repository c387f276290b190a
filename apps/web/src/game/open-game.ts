import type { SerializedGame } from '@parlour/protocol'
import type { CallError, Send } from '@parlour/ui-kit'

/** One open game of this browser (rules: screens 1.4). */
export interface GamePageState {
  readonly game: SerializedGame | undefined
  /** Versions that came together with it, before it: their moves are still to be seen. */
  readonly passed: readonly SerializedGame[]
  readonly gameReady: boolean
  readonly saving: boolean
  readonly saveQueued: boolean
  /** Undone here but not yet on the server. */
  readonly undoCount: number
  /** Who has the game open: the server's last word, or at first what the fetch said. */
  readonly present: readonly string[] | undefined
  /** Why the game could not be loaded. */
  readonly failure: CallError | undefined
}
export interface GameStoreSettings {
  readonly gameId: string
  /** Whose hand an onlooker is shown. */
  readonly eyes?: string | undefined
  /** The token of the game's link, for a page without an account. */
  readonly link?: string | undefined
  readonly send: Send
  /** Shows no alert: until the game is shown, the page itself reports failures. */
  readonly sendQuietly: Send
  /** Shows no alert for a game that is gone: the page says so instead of the game. */
  readonly sendUnlessGone: Send
  /** Alerts only what has a fixed text of its own: the screen says what else failed. */
  readonly sendWithPlainFailures: Send
  /** The server's name for the page's live connection: over it come the changes that this page makes too. */
  readonly page: () => string | undefined
  readonly viewerName: string
  readonly onMismatch: () => void
  readonly wait?: (ms: number) => Promise<void>
}
