export * from './choose'
export * from './confirm'
export * from './during'
export * from './verb'
