export { facts } from './facts/facts'
export { magicTable } from './table-rules'
export type * from './types'
export type * from './view'
