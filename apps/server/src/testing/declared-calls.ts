import * as protocol from '@parlour/protocol'
import { type Call, madeCalls } from '@parlour/protocol'
import { registeredGames } from '../games/registry'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value
const everything: readonly unknown[] = Object.values(protocol)
const made = [...registeredGames.values()].flatMap(({ facts }) => facts.made ?? [])
/** Every call that a server takes. */
export const declaredCalls = [
  ...everything,
  ...made.flatMap((thing) => Object.values(madeCalls(thing))),
].filter(isCall)
