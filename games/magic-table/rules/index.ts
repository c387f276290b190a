export { facts } from './facts/facts'
export type * from './view'
