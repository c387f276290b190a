export * from './lobby'
