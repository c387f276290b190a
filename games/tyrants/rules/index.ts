export { facts, type TyrantsOptions } from './facts/facts'
export { tyrants } from './tyrants'
export type { TyrantsSettings } from './engine/board'
