import type { Pick, Request } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { ComponentType, ReactNode } from 'react'

/** Who looks at a game. Without a seat: a spectator. */
export interface ScreenViewer {
  readonly _id: string
  readonly name: string
  readonly isAdmin: boolean
  readonly seated: boolean
}

export interface MenuOptions {
  /** Why undo is not offered. */
  readonly undoDisabled?: string
  readonly debugDisabled?: boolean
  /** The game's own entries, below the common ones. */
  readonly more?: ReactNode
  /** Shows the name alone, because the screen shows undo and presence elsewhere. */
  readonly brief?: boolean
}

/** What the frame around a game hands to the screen of its kind. */
export interface GameScreenProps {
  readonly game: SerializedGame
  readonly viewer: ScreenViewer
  /** An answer of the viewer is being sent. */
  readonly saving: boolean
  /**
   * Answers the viewer's pending request. Resolves once the server has it, rejects with CallError. The hub
   * alerts a failure that has a fixed text of its own, unless the screen says all of them; the screen says
   * every other one (`problemWords`).
   */
  readonly answer: (
    request: Request,
    selection: readonly Pick[],
    how?: { readonly saysAll: true },
  ) => Promise<void>
  readonly sendChat: (text: string) => Promise<void>
  readonly deleteChat: (chatId: string) => Promise<void>
  /** Opens a lobby with the same players and options, and goes there. */
  readonly rematch: () => Promise<void>
  /**
   * Opens a lobby against another player of this game, for the game that is played with its decks, and goes
   * there.
   */
  readonly fight: (opponentId: string) => Promise<void>
  /** Takes back the viewer's last answer, or shows why it cannot. */
  readonly undo: () => Promise<void>
  /** The game menu (title, home, next, debug; undo), made by the frame. */
  readonly menu: (options?: MenuOptions) => ReactNode
}

export type GameScreen = ComponentType<GameScreenProps>
