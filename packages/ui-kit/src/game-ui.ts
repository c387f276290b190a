import type { GameProfile } from '@parlour/kernel'
import type { DataPage } from './data-pages/data-page'
import type { GameScreen } from './game-screen'
import type { LobbyPanel } from './lobby/lobby-panel'

/** A game as the web registers it: what lists show of it, and how its panel and its screen are loaded when they are needed. */
export interface GameUi {
  readonly profile: GameProfile
  readonly panel: () => Promise<LobbyPanel>
  /** Absent while the game is not built yet. */
  readonly screen?: () => Promise<GameScreen>
  /** What the section of data shows of it. */
  readonly dataPages?: readonly DataPage[]
}
