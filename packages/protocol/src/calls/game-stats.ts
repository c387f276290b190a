import type { JsonObject } from '@parlour/kernel'
import { z } from 'zod'
import { call } from '../call'

/** Which games are counted, in words of the game's own; without it all. */
const counted = z.object({ only: z.record(z.string(), z.json()).optional() })

/** The running totals of a game, under the name that its facts give them; what they hold is the game's own. */
export const gameStats = (name: string) =>
  call<{ data: JsonObject }>()(`game/stats/${name}`, counted, { reads: true })
