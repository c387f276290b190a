import type { JsonObject } from '@parlour/kernel'
import { call, nothing } from '../call'

/** The running totals of a game, under the name that its facts give them; what they hold is the game's own. */
export const gameStats = (name: string) =>
  call<{ data: JsonObject }>()(`game/stats/${name}`, nothing, { reads: true })
