import { z } from 'zod'
import { CARD_ID, MOST_LISTED } from './limits'
import { isOneAlphabet } from './look-alikes'

declare module 'zod' {
  /** How messages name a wrong field, where that differs from its name in a body. */
  interface GlobalMeta {
    /** It only contains other fields: messages name those without it. */
    readonly holder?: boolean
  }
}

/**
 * A call: `POST /api/{path}` with a JSON object. The fields of the answer stand beside `status: 'success'`.
 */
export interface Call<Body extends z.ZodType = z.ZodType, Answer extends object = object> {
  readonly path: string
  readonly body: Body
  /** `guest`: no token needed. `admin`: the admin role, and no impersonation. */
  readonly access: 'guest' | 'user' | 'admin'
  /** Changes nothing: not counted against the limit of writes. */
  readonly reads: boolean
  /** Bytes that a body may have; no call needs more than it says. */
  readonly mostBytes: number
  /** Rate-limit weight; 1 = an ordinary call. */
  readonly cost: number
  /** Carries the answer's type; never set. */
  readonly answers?: Answer
}

export type BodyOf<C extends Call> = z.infer<C['body']>
export type SentBodyOf<C extends Call> = z.input<C['body']>
export type AnswerOf<C extends Call> = NonNullable<C['answers']>

interface CallOptions {
  readonly access?: Call['access']
  readonly reads?: boolean
  readonly mostBytes?: number
  readonly cost?: number
}

/** Enough for a form. */
const MOST_BYTES = 32 * 1024
/** Enough for an answer in a game, and for what people draw for one. */
export const LONG_ANSWER = 128 * 1024
/** Enough for every list of cards that a person edits or looks up. */
export const LONG_LIST = 512 * 1024
/** Enough for the longest history of a game. */
export const WHOLE_HISTORY = 3 * 1024 * 1024
/** Enough for what is stored as a whole: a game with its history and its chat. */
export const WHOLE_RECORD = 4 * 1024 * 1024

/** Declares a call; used as `call<Answer>()('user/all', body)`. Unknown fields of the body are dropped. */
export const call =
  <Answer extends object>() =>
  <Body extends z.ZodType>(path: string, body: Body, options: CallOptions = {}): Call<Body, Answer> => ({
    path,
    body,
    access: options.access ?? 'user',
    reads: options.reads ?? false,
    mostBytes: options.mostBytes ?? MOST_BYTES,
    cost: options.cost ?? 1,
  })

/** A record id: 24 hexadecimal digits. */
export const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not a well-formed id')
/** A card id: of the provider's cards, or of a custom card. */
export const cardId = z.string().regex(CARD_ID, 'is not a well-formed card id')
/** A short line of text that is not blank. */
export const line = (most: number) =>
  z.string().trim().min(1, 'may not be empty').max(most, `may have at most ${most} characters`)
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u
/**
 * A name of something: a line without line breaks or other control characters, its letters composed, so that
 * it is the same name on whatever keyboard it is typed.
 */
export const name = (most: number) =>
  z
    .string()
    .trim()
    .normalize('NFC')
    .regex(LINE, 'may not contain line breaks or control characters')
    .min(1, 'may not be empty')
    .max(most, `may have at most ${most} characters`)
/**
 * Characters that cannot be seen: a name with one looks like another name, or reverses the text beside it.
 * The last is a blank.
 */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Whether a text is one line, and all of it can be seen. */
export const isVisibleLine = (value: string): boolean => LINE.test(value) && !INVISIBLE.test(value)
/** A name that many people see, which must not be mistaken for another. */
export const visibleName = (most: number) =>
  name(most).refine((value) => !INVISIBLE.test(value), 'may not contain invisible characters')
/** Results say these in place of a name. */
const NO_NAMES: readonly string[] = ['everyone', 'nobody']
/** The name of a person, which nobody else's may be taken for. */
export const personName = visibleName(60)
  .refine((value) => !NO_NAMES.includes(value.normalize('NFKC').toLowerCase().trim()), {
    error: ({ input }) => `may not be '${String(input)}'`,
  })
  .refine(isOneAlphabet, 'may not mix letters of several alphabets')
/** Any text, capped. */
export const text = (most: number) => z.string().max(most, `may have at most ${most} characters`)
/** A password that somebody chooses; how hard it is to guess, the server says. */
export const newPassword = text(500).min(8, 'must have at least 8 characters').meta({ title: 'password' })
/** The highest number that both stores can compare with theirs. */
const HIGHEST = 2_147_483_647
export const count = z.number().int().min(0).max(HIGHEST)
/**
 * A revision: the one that was read; any other than the current one is refused with code `conflict`, also one
 * that no record can have.
 */
export const rev = z
  .number()
  .int()
  .min(0)
  .transform((read) => Math.min(read, HIGHEST))
  .meta({ title: 'revision' })
export const nothing = z.object({})
/** Which part of a list: what comes `after` the entry that an answer named as its `next`. */
export const page = {
  after: z
    .string()
    .regex(/^\d{0,15}\.[0-9a-f]{24}$/, 'is not a place in a list')
    .meta({ title: 'place in the list' })
    .optional(),
  limit: z.number().int().min(1).max(MOST_LISTED).optional(),
}
/** Beside a part of a list: where the rest begins; absent where there is no more. */
export interface NextPage {
  readonly next?: string
}

/** The answer of a call that returns no data. */
export interface EmptyAnswer {
  readonly message?: string
}

/** The codes of failures on which a client acts; all others only name the entry in the list of errors. */
export type ErrorCode =
  | 'game_overwrite'
  | 'game_killed'
  | 'version_mismatch'
  | 'conflict'
  | 'rate_limited'
  | 'restarting'
  | 'ALREADY_IMPERSONATED'
  | 'IMPERSONATION_ERROR'

/** Every failure, with whatever HTTP code, is this envelope. */
export const failure = z
  .object({
    status: z.literal('error'),
    message: z.string().meta({ description: 'A sentence for a person, which may be reworded.' }),
    code: z.string().exactOptional().meta({ description: 'For programs; it stays.' }),
    currentVersion: z.number().exactOptional(),
    latestVersion: z.number().exactOptional(),
    retryAfter: z.number().exactOptional().meta({ description: 'How many seconds to wait.' }),
    current: z.unknown().optional().meta({ description: 'The record as it stands, with code `conflict`.' }),
  })
  .readonly()
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof failure>
