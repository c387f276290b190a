export { facts } from './facts/facts'
export { tyrants } from './tyrants'
export type { TyrantsSettings } from './engine/board'
