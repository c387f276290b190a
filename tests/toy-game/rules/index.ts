export { facts } from './facts/facts'
export { toyRules } from './toy-rules'
