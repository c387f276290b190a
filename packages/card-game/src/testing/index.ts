export * from './text-faults'
