import { type Card, CARD_ORDERS, type CardSet, type ImportCounts, SEARCH_CAP } from '@parlour/mtg-cards'
import { z } from 'zod'
import { call, cardId, count, id, line, LONG_ANSWER, LONG_LIST, nothing, rev, text } from '../call'
import { cardFilter } from './card-filter'

const letters = z.array(z.enum(['w', 'u', 'b', 'r', 'g'])).max(5)
const face = z.object({
  name: text(200),
  mana_cost: text(200),
  type_line: text(200),
  oracle_text: text(4000),
  flavor_text: text(2000),
  power: text(20),
  toughness: text(20),
  loyalty: text(20),
  defense: text(20),
  artist: text(200),
  image_uri: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'must be an https address' }).max(500)])
    .meta({ title: 'address of the picture' }),
  color_indicator: letters,
  produced_mana: z.array(z.enum(['w', 'u', 'b', 'r', 'g', 'c'])).max(6),
})
/** The data of a card as its editor sends it. */
export const cardData = z
  .object({
    card_faces: z.array(face).min(1).max(6).meta({ title: 'list of faces', holder: true }),
    layout: line(40),
    rarity: z.enum(['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus']),
    digital: z.boolean().default(false),
    legal: z.array(text(40)).max(60).default([]),
  })
  .meta({ title: 'card', holder: true })
// Cards
export const cardVersions = call<{ versions: { custom?: number; scryfall?: string } }>()(
  'magic/card/versions',
  nothing,
  { reads: true },
)
/** Whole sources with their versions; `since` asks for what changed in 'custom' after that version. */
export const cardAll = call<{
  [source in 'custom' | 'scryfall']?: { cards: Card[]; version: number | string }
}>()(
  'magic/card/all',
  z.object({
    source: z.enum(['custom', 'scryfall', 'all']).optional(),
    since: count.optional(),
  }),
  { reads: true, cost: 50 },
)
/**
 * The few cards a page needs, by id. No page shows the provider's id of what a copy came from, and hundreds
 * of them are long: only whole cards have it, for files.
 */
export const cardLookup = call<{ cards: Card[] }>()(
  'magic/card/lookup',
  z.object({
    ids: z.array(cardId).max(2000).meta({ title: 'list of ids' }),
    whole: z.boolean().default(false),
  }),
  { reads: true, mostBytes: LONG_LIST },
)
/**
 * Cards by exact name (any face, any accents), for text lists; with the sets that they are of, which decide
 * what printing a list means that names none.
 */
export const cardByName = call<{ cards: Card[]; sets: CardSet[] }>()(
  'magic/card/by_name',
  z.object({ names: z.array(text(200)).max(1000).meta({ title: 'list of names' }), cubeId: id.optional() }),
  { reads: true, mostBytes: LONG_LIST },
)
/** The most names of one call that asks what they may be meant for. */
export const MOST_MISSPELLED = 50
/**
 * For names that no card has: up to three names each that are spelled nearly so, of provider cards and those
 * of the cube.
 */
export const cardSimilarNames = call<{ similar: { name: string; names: string[] }[] }>()(
  'magic/card/similar_names',
  z.object({
    names: z.array(text(200)).max(MOST_MISSPELLED).meta({ title: 'list of names' }),
    cubeId: id.optional(),
  }),
  { reads: true, cost: 20, mostBytes: LONG_ANSWER },
)
/**
 * Searches the cards on the server: `filters` and a line of the query language, together. Returns the asked
 * part of what is found, by name, and how many cards are found in all.
 */
export const cardSearch = call<{ cards: Card[]; total: number }>()(
  'magic/card/search',
  z.object({
    filters: z.array(cardFilter).max(50).meta({ title: 'list of filters' }).default([]),
    /** Such as `t:creature c:wu cmc<=3 o:"draw a card"`. */
    query: text(500).default(''),
    /** Only the cards of this cube. */
    cubeId: id.optional(),
    /** Only these. */
    ids: z.array(cardId).max(SEARCH_CAP).meta({ title: 'list of ids' }).optional(),
    source: z.enum(['scryfall', 'custom', 'all']).default('scryfall'),
    /** One printing of cards that play the same. */
    distinct: z.boolean().default(false),
    /** An order in the query goes before it. */
    orderBy: z.enum(CARD_ORDERS).default('name'),
    isDescending: z.boolean().default(false),
    offset: z.number().int().min(0).max(1_000_000).default(0),
    limit: z.number().int().min(1).max(SEARCH_CAP).default(100),
  }),
  { reads: true, cost: 10, mostBytes: LONG_ANSWER },
)
/** Where a card of some name is held. */
export interface CardPlaces {
  /** `cardId` is the first of its copies there. */
  readonly cubes: readonly {
    readonly _id: string
    readonly name: string
    readonly cardId: string
    readonly count: number
  }[]
  /** Decks of the caller. */
  readonly decks: readonly { readonly _id: string; readonly name: string; readonly count: number }[]
}
/** The cubes and the caller's own decks that hold a card of this one's name. */
export const cardPlaces = call<CardPlaces>()('magic/card/places', z.object({ cardId }), {
  reads: true,
  cost: 10,
})
export const cardCreate = call<{ card: Card }>()(
  'magic/card/create',
  z.object({ cardData, cubeId: id, comment: text(1000) }),
  { mostBytes: LONG_ANSWER },
)
const scarUse = z.object({ id: text(40), text: text(1000).optional() })
export const cardUpdate = call<{ card: Card }>()(
  'magic/card/update',
  z.object({
    cardId,
    cardData: z
      .object({ _id: cardId.optional(), data: cardData, rev: rev.optional() })
      .meta({ title: 'card', holder: true }),
    comment: text(1000).default(''),
    scar: scarUse.optional(),
  }),
  { mostBytes: LONG_ANSWER },
)

/** Sets with how many of their cards are loaded. */
/** A set, and how many of its cards are loaded. */
export interface WireSet extends CardSet {
  readonly cards: number
}
export const setsAll = call<{ sets: WireSet[] }>()('magic/sets/all', nothing, {
  reads: true,
})
/** How the update of the provider's cards stands that runs, or the last that ran. */
export interface CardUpdateStatus {
  readonly state: 'idle' | 'running' | 'done' | 'failed'
  readonly phase?: 'asking' | 'downloading' | 'reading' | 'writing' | 'finishing'
  /** The provider's file, or the one that was sent: the version it becomes. */
  readonly filename: string
  /** Bytes done in this phase, and in all; 0 when that is not known. */
  readonly done: number
  readonly total: number
  /** Cards written so far; at the end those in use. */
  readonly cards: number
  /** A sentence to show. */
  readonly message: string
  /**
   * It failed because it would leave far fewer cards than there are: it can be begun again to replace them
   * all the same.
   */
  readonly isFarSmaller?: boolean
  readonly startedAt?: string
  readonly finishedAt?: string
  readonly counts?: ImportCounts
}
/** Begins the update in the background and answers at once; `scryfallStatus` tells how it goes on. */
export const scryfallUpdate = call<{
  message: string
  count: number
  filename: string
  update: CardUpdateStatus
}>()('magic/scryfall/update', z.object({ force: z.boolean().optional(), replace: z.boolean().optional() }), {
  access: 'admin',
})
export const scryfallStatus = call<{ update: CardUpdateStatus }>()('magic/scryfall/status', nothing, {
  reads: true,
})
/**
 * Where an admin sends a card file: `POST /api/{path}` with the file as the body, the bearer token, and the
 * headers `x-app-version` and `x-file-name` (percent-encoded). Returns the envelope with `message` and
 * `update`.
 */
export const CARD_UPLOAD_PATH = 'magic/scryfall/upload'
