import {
  type Card,
  CARD_ORDERS,
  type CardSet,
  type ImportCounts,
  type Scar,
  SEARCH_CAP,
} from '@parlour/mtg-cards'
import { z } from 'zod'
import { call, cardId, count, type Done, id, line, name, nothing, page, type Paged, rev, text } from '../call'
import type { DeckSummary, DraftRound, GameSummary } from '../records'
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
/** The few cards a page needs, by id. */
export const cardLookup = call<{ cards: Card[] }>()(
  'magic/card/lookup',
  z.object({ ids: z.array(cardId).max(2000).meta({ title: 'list of ids' }) }),
  { reads: true },
)
/**
 * Cards by exact name (any face, any accents), for text lists; with the sets that they are of, which decide what printing
 * a list means that names none.
 */
export const cardByName = call<{ cards: Card[]; sets: CardSet[] }>()(
  'magic/card/by_name',
  z.object({ names: z.array(text(200)).max(1000).meta({ title: 'list of names' }), cubeId: id.optional() }),
  { reads: true },
)
/** The most names of one call that asks what they may be meant for. */
export const MOST_MISSPELLED = 50
/** For names that no card has: up to three names each that are spelled nearly so, of provider cards and those of the cube. */
export const cardSimilarNames = call<{ similar: { name: string; names: string[] }[] }>()(
  'magic/card/similar_names',
  z.object({
    names: z.array(text(200)).max(MOST_MISSPELLED).meta({ title: 'list of names' }),
    cubeId: id.optional(),
  }),
  { reads: true, cost: 20 },
)
/**
 * Searches the cards on the server: `filters` and a line of the query language, together. Answers the asked part of what
 * is found, by name, and how many cards are found in all.
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
  { reads: true, cost: 10 },
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
)

// Cubes
export interface CubeCounts {
  readonly cards: number
  readonly scars: number
  readonly unusedScars: number
  readonly achievements: number
}
export interface WireAchievement {
  readonly id: string
  readonly name: string
  readonly unlock: string
  /** Only for its creator and those who revealed or claimed it. */
  readonly hidden?: string
  readonly createdAt: string
  readonly createdBy: string
  readonly claimedAt: string | null
  readonly claimedBy: string | null
  readonly filters?: readonly unknown[]
  /** Grows with every change of its texts and filters. */
  readonly rev: number
}
export interface WireCube {
  readonly _id: string
  readonly name: string
  readonly userId: string
  readonly flags: { readonly editable: boolean; readonly legacy: boolean }
  readonly timestamps: { readonly created: string; readonly updated: string }
  readonly counts: CubeCounts
  readonly cardlist?: readonly string[]
  readonly scarlist?: readonly Scar[]
  readonly achievementlist?: readonly WireAchievement[]
  readonly rev: number
}
const cubeId = id
export const cubeAll = call<{ cubes: WireCube[] }>()('magic/cube/all', nothing, { reads: true })
export const cubeCreate = call<{ cube: WireCube }>()('magic/cube/create', nothing)
export const cubeFetch = call<{ cube: WireCube }>()('magic/cube/fetch', z.object({ cubeId }), { reads: true })
/** Makes a cube of one's own with the same cards and unused scars. Achievements are not copied: what they hide is a secret. */
export const cubeClone = call<{ cube: WireCube }>()('magic/cube/clone', z.object({ cubeId }))
/** For its owner. Decks and drafts keep the cards that they hold; scars and achievements are gone. */
export const cubeDelete = call<Done>()('magic/cube/delete', z.object({ cubeId }))
/** The achievements alone, for a draft of the cube: its lists would bring every card's id. */
export const cubeAchievements = call<{ achievements: readonly WireAchievement[] }>()(
  'magic/cube/achievements',
  z.object({ cubeId }),
  { reads: true },
)
export interface ItemResult {
  readonly id: string
  readonly status: 'success' | 'error'
  readonly message?: string
}
/** The most cards that one call adds to a cube, and the most that it takes out. */
export const MOST_CARDS_AT_ONCE = 2000
export const cubeAddRemoveCards = call<{
  addResults: ItemResult[]
  removeResults: ItemResult[]
  restoreResults: ItemResult[]
  cube: WireCube
}>()(
  'magic/cube/add_remove_cards',
  z.object({
    cubeId,
    addIds: z.array(cardId).max(MOST_CARDS_AT_ONCE).meta({ title: 'list of cards to add' }).optional(),
    removeIds: z.array(cardId).max(MOST_CARDS_AT_ONCE).meta({ title: 'list of cards to remove' }).optional(),
    /** Cards that were taken out of this cube: they come back as they were, with their history. */
    restoreIds: z
      .array(cardId)
      .max(MOST_CARDS_AT_ONCE)
      .meta({ title: 'list of cards to put back' })
      .optional(),
    comment: text(1000).default(''),
  }),
)
export const cubeUpdateSettings = call<{ cube: WireCube }>()(
  'magic/cube/update_settings',
  z.object({
    cubeId,
    settings: z
      .object({
        name: name(120).optional(),
        editable: z.boolean().optional(),
        legacy: z.boolean().optional(),
      })
      .meta({ title: 'list of settings', holder: true }),
    rev: rev.optional(),
  }),
)
const scarInput = z.object({ id: text(40).nullish(), text: line(1000), rev: rev.optional() })
export const cubeUpdateScar = call<{ cube: WireCube }>()(
  'magic/cube/update_scar',
  z.object({ cubeId, scar: scarInput.nullish() }),
)
export const cubeDeleteScar = call<{ cube: WireCube }>()(
  'magic/cube/delete_scar',
  z.object({ cubeId, scar: z.object({ id: text(40), rev: rev.optional() }) }),
)
const achievementInput = z.object({
  id: text(40).nullish(),
  name: line(200),
  unlock: line(2000).meta({ title: 'unlock text' }),
  hidden: line(2000).meta({ title: 'hidden text' }).optional(),
  filters: z.array(cardFilter).max(50).meta({ title: 'list of filters' }).optional(),
  /** With either of these it is claimed as well: by the caller, now, whatever they say (rules: hub 6). */
  claimedAt: z.union([z.string(), z.number()]).nullish(),
  claimedBy: z.string().nullish(),
  rev: rev.optional(),
})
export const cubeUpdateAchievement = call<{ cube: WireCube }>()(
  'magic/cube/update_achievement',
  z.object({ cubeId, achievement: achievementInput.nullish() }),
)
export const cubeDeleteAchievement = call<{ cube: WireCube }>()(
  'magic/cube/delete_achievement',
  z.object({ cubeId, achievement: z.object({ id: text(40), rev: rev.optional() }) }),
)
export const cubeRevealAchievement = call<{ hidden: string }>()(
  'magic/cube/reveal_achievement',
  z.object({ cubeId, achievementId: text(40) }),
)
export const cubeClaimAchievement = call<{ cube: WireCube }>()(
  'magic/cube/claim_achievement',
  z.object({ cubeId, achievementId: text(40) }),
)

// Links, sets, provider
export const linkCreate = call<Done>()('magic/link/create', z.object({ gameId: id, draftId: id }))
/** The drafts of a user, the caller without one; with a game or a lobby only those in which all its people took part. */
export const linkFetchDrafts = call<{ drafts: GameSummary[] } & Paged>()(
  'magic/link/fetch_drafts',
  z.object({ userId: id.optional(), gameId: id.optional(), lobbyId: id.optional(), ...page }),
  { reads: true },
)
/** A draft, the games that are linked to it, and its Swiss rounds that have begun. */
export const linkFetchByDraft = call<{
  draft: GameSummary
  games: GameSummary[]
  rounds: readonly DraftRound[]
}>()('magic/link/fetch_by_draft', z.object({ draftId: id }), { reads: true })
/** The decks of a draft that is over, for those who sat in it. */
export const linkDecks = call<{ decks: DeckSummary[] }>()('magic/link/decks', z.object({ draftId: id }), {
  reads: true,
})
/** Begins the next game of the caller's match against another drafter, or finds the one that runs. */
export const linkStartMatch = call<{ gameId: string }>()(
  'magic/link/start_match',
  z.object({ draftId: id, opponentId: id }),
)
/** Sets with how many of their cards are loaded. */
export const setsAll = call<{ sets: (CardSet & { readonly cards: number })[] }>()('magic/sets/all', nothing, {
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
  /** It failed because it would leave far fewer cards than there are: it can be begun again to replace them all the same. */
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
 * Where an admin sends a card file: `POST /api/{path}` with the file as the body, the bearer token, and the headers
 * `x-app-version` and `x-file-name` (percent-encoded). Answers the envelope with `message` and `update`.
 */
export const CARD_UPLOAD_PATH = 'magic/scryfall/upload'
