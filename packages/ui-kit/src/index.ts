export * from './api'
export * from './game-screen'
