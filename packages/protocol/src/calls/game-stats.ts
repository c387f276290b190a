import type { Json, JsonObject } from '@parlour/kernel'
import { z } from 'zod'
import { call } from '../call'

/** Any JSON; `z.json()` cannot be named in the OpenAPI document. */
const json: z.ZodType<Json, Json> = z
  .lazy(() =>
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
  )
  .meta({ id: 'Json' })
/** A filter of the counted games, in the game's own words; without one, all count. */
const totalsBody = z.object({ only: z.record(z.string(), json).optional() })

/**
 * The running totals of a game, under the name that its facts give them; what they hold is the game's own.
 */
export const gameStats = (name: string) =>
  call<{ data: JsonObject }>()(`game/stats/${name}`, totalsBody, { reads: true })
