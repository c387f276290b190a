export { facts, type InnovationOptions } from './facts/facts'
export { innovation } from './innovation'
export type { InnovationSettings, InnovationState } from './engine/board'
export type { InnovationView, NewsItem, PlayerView, Shown, StackView } from './view'
