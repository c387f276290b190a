import type { JsonObject } from '@parlour/kernel'
import { z } from 'zod'
import { call } from '../call'

/** A filter of the counted games, in the game's own words; without one, all count. */
const totalsBody = z.object({ only: z.record(z.string(), z.json()).optional() })

/**
 * The running totals of a game, under the name that its facts give them; what they hold is the game's own.
 */
export const gameStats = (name: string) =>
  call<{ data: JsonObject }>()(`game/stats/${name}`, totalsBody, { reads: true })
