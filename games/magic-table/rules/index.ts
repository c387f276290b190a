export { facts, type MagicTableOptions } from './facts/facts'
