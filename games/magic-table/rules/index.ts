export { facts } from './facts/facts'
export { CHOOSE_DECK, DO_SOMETHING } from './facts/question-kinds'
export { magicTable } from './table-rules'
export type { TableRecord, TableSettings, TableState } from './types'
