export * from './types'
export * from './draft-rules'
export * from './facts/titles'
