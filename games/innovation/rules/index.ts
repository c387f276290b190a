export { facts } from './facts/facts'
export { innovation } from './innovation'
export type { InnovationSettings } from './engine/board/board'
export { lessons } from './lessons/lessons'
