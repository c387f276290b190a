export { facts } from './facts/facts'
