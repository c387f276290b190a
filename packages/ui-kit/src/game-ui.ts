import type { GameProfile } from '@parlour/kernel'
import type { SerializedGame } from '@parlour/protocol'
import type { DataPage } from './data-pages/data-page'
import type { GameScreen } from './game-screen'
import type { LobbyFacts } from './lobby/lobby-facts'
import type { LobbyPanel } from './lobby/lobby-panel'
import type { SmallBoard } from './small-board'

/** Says in a few words what a game calls its viewer for; undefined where it is simply their turn. */
export type NoticeWords = (
  game: Pick<SerializedGame, 'requests' | 'log'>,
  viewer: string,
) => string | undefined

/**
 * A game as the web registers it: what lists show of it, and how its panel and its screen are loaded when
 * they are needed.
 */
export interface GameUi {
  readonly profile: GameProfile
  readonly panel: () => Promise<LobbyPanel>
  /** The same settings for whoever may only read them. */
  readonly facts: () => Promise<LobbyFacts>
  /** Absent while the game is not built yet. */
  readonly screen?: () => Promise<GameScreen>
  /** How it is shown small; absent where only its players are named. */
  readonly smallBoard?: () => Promise<SmallBoard>
  /** The same game in words, for whoever hears the page; absent where the screen itself has that. */
  readonly text?: () => Promise<GameScreen>
  /** Whether its screen looks up Magic cards; the page then keeps them in the browser. */
  readonly looksUpCards?: boolean
  /** What notices say of it beside 'It is your turn'. */
  readonly notice?: () => Promise<NoticeWords>
  /** Whoever is asked has got a pack of cards. */
  readonly hasPacks?: boolean
  /** What the section of data shows of it. */
  readonly dataPages?: readonly DataPage[]
  /** Pages at addresses of their own, such as editors; they fill the window. */
  readonly pages?: readonly DataPage[]
}
