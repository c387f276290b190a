export * from './script'
export * from './effect'
export * from './run'
export * from './machine'
