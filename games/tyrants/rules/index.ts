export { facts, type TyrantsOptions } from './facts/facts'
