import {
  type Difference,
  type GameSettings,
  isJsonObject,
  type Json,
  type Pick,
  type Request,
} from '@parlour/kernel'
import { z } from 'zod'
import { GAME_FILE_FORMAT, GAME_FILE_VERSION, type GameFile } from './game-file'

// What `JSON.parse` gives is JSON throughout. The views of games have no schema: only screens know them.
const json = z.custom<Json>((value) => value !== undefined)
const change = z.custom<Difference>((value) => value !== undefined)
const text = z.string()
const count = z.int().min(0)
const texts = z.array(text)

const logArg = z.object({
  value: z.union([text, z.number(), texts]),
  classes: texts,
  cardId: text.exactOptional(),
  instead: text.exactOptional(),
  seenBy: texts.exactOptional(),
})
const gain = z.object({
  what: text,
  by: z.number().exactOptional(),
  player: text.exactOptional(),
})
const yes = z.literal(true)
const answer = z.object({
  seq: count,
  actor: text,
  title: text,
  selection: z.array(json).exactOptional(),
  masked: yes.exactOptional(),
  isUserResponse: yes.exactOptional(),
  noUndo: yes.exactOptional(),
})
const logEntry = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('log'),
    id: count,
    indent: z.number(),
    template: text,
    args: z.record(text, logArg),
    classes: texts,
    gain: z.union([gain, z.array(gain)]).exactOptional(),
  }),
  z.object({
    type: z.literal('response-received'),
    id: count,
    at: z.number().exactOptional(),
    data: answer,
  }),
])
const chatEntry = z.object({
  type: z.literal('chat'),
  id: text,
  author: text,
  text,
  position: count,
  at: z.number(),
})
const comment = z.object({
  id: text,
  seq: count,
  author: text,
  text,
  at: z.number(),
  edited: z.number().exactOptional(),
})
const part = z.object({
  view: json,
  requests: z.array(z.custom<Request>(isJsonObject)),
  waiting: texts,
  pace: z.enum(['one', 'all', 'any']),
  gameOver: z.boolean(),
  gameOverData: z.object({ player: text, reason: text, winners: texts }).nullable(),
})
const position = { seq: count, logLength: count }
const moment = z.union([
  z.strictObject({ ...position, part }),
  z.strictObject({ ...position, change: change.exactOptional() }),
])
const player = z.object({ _id: text, name: text, bot: text.exactOptional() }).catchall(json)
const settings = z
  .object({ name: text, game: text, createdTimestamp: z.number(), players: z.array(player).min(1) })
  .catchall(json)
const recorded = z.object({
  seq: count,
  actor: text,
  kind: text,
  title: text,
  selection: z.array(z.custom<Pick>(isPick)),
  isUserResponse: yes,
  noUndo: yes.exactOptional(),
  barsUndo: yes.exactOptional(),
  open: yes.exactOptional(),
})

/** The form of a file of a game. That its parts fit together, `readGameFile` checks. */
export const gameFileSchema: z.ZodType<GameFile> = z.object({
  format: z.literal(GAME_FILE_FORMAT),
  version: z.literal(GAME_FILE_VERSION),
  savedAt: z.number(),
  rulesVersion: count,
  holder: text.nullable(),
  game: z.object({
    _id: text,
    settings,
    log: z.array(logEntry),
    chat: z.array(chatEntry),
    comments: z.array(comment),
    lastUpdated: z.number(),
  }),
  seen: z.array(z.object({ eyes: text.nullable(), moments: z.array(moment).min(1) })).min(1),
  origin: z.object({ settings: z.custom<GameSettings>(isOrigin), answers: z.array(recorded) }).nullable(),
})

function isPick(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || isJsonObject(value)
}

/** Whether a value may be the whole settings of a game; what else they hold, only its rules know. */
function isOrigin(value: unknown): boolean {
  return isJsonObject(value) && typeof value.seed === 'string' && settings.safeParse(value).success
}
