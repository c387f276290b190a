import type { GameSettings, GameState, Position } from '@parlour/kernel'

/** The position of a game of any kind. */
export type GamePosition = Position<GameState<GameSettings>>
