import type { GameSettings, GameState, Position } from '@parlour/kernel'

/** Where a game of any kind stands. */
export type GamePosition = Position<GameState<GameSettings>>
