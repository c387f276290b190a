import type { CardDifference, CardFilter, Scar } from '@parlour/mtg-cards'
import { z } from 'zod'
import {
  call,
  cardId,
  type EmptyAnswer,
  id,
  line,
  LONG_ANSWER,
  LONG_LIST,
  name,
  nothing,
  page,
  type NextPage,
  rev,
  text,
  WHOLE_RECORD,
} from '../call'
import { cardFilter } from './card-filter'

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
  readonly filters?: readonly CardFilter[]
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
/**
 * Makes a cube of one's own with the same cards and unused scars. Achievements are not copied: what they hide
 * is a secret.
 */
export const cubeClone = call<{ cube: WireCube }>()('magic/cube/clone', z.object({ cubeId }))
/** How many bytes the largest cube takes when it is written whole. */
export const MOST_CUBE_FILE = 2 * WHOLE_RECORD
/**
 * Makes a cube of one's own from the text of a file: a cube as JSON, or any list of cards. Returns the lines
 * that name no known card; the others are in.
 */
export const cubeImport = call<{ cube: WireCube; unknown: string[] }>()(
  'magic/cube/import',
  z.object({ text: text(MOST_CUBE_FILE), name: name(120).optional() }),
  { mostBytes: MOST_CUBE_FILE, cost: 10 },
)
/** For its owner. Decks and drafts keep the cards that they hold; scars and achievements are gone. */
export const cubeDelete = call<EmptyAnswer>()('magic/cube/delete', z.object({ cubeId }))
/**
 * Which cards of a cube meet all `filters` and a line of the query language: every one of them, in no order.
 */
export const cubeSearch = call<{ ids: string[] }>()(
  'magic/cube/search',
  z.object({
    cubeId,
    filters: z.array(cardFilter).max(50).meta({ title: 'list of filters' }).default([]),
    query: text(500).default(''),
  }),
  { reads: true, cost: 10, mostBytes: LONG_ANSWER },
)
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
  /** The cube's own copy of an added card. */
  readonly copyId?: string
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
    /**
     * Each added card comes in the place of the removed one that stands in the same place of its list: so the
     * change log tells it.
     */
    replaces: z.boolean().optional(),
    comment: text(1000).default(''),
  }),
  { mostBytes: LONG_LIST },
)
export const CUBE_CHANGE_KINDS = ['added', 'restored', 'removed', 'replaced', 'edited', 'scarred'] as const
export type CubeChangeKind = (typeof CUBE_CHANGE_KINDS)[number]
/** A card as it was called when it was changed, and set and number that it came from. */
export interface ChangedCard {
  readonly cardId: string
  readonly name: string
  readonly printing: string
}
/** What was done to one card of a cube. What one act did has one `entry`. */
export interface CubeChange extends ChangedCard {
  readonly id: string
  readonly entry: string
  readonly at: number
  /** Null while it would tell what somebody had in hand in a draft that still runs. */
  readonly userId: string | null
  readonly kind: CubeChangeKind
  /** In whose place the card came. */
  readonly replaced?: ChangedCard
  readonly differences?: readonly CardDifference[]
  readonly comment: string
}
/** The changes of a cube that are asked for, the latest first, and who made any that can be told. */
export const cubeChanges = call<{ changes: CubeChange[]; userIds: string[] } & NextPage>()(
  'magic/cube/changes',
  z.object({
    cubeId,
    kinds: z
      .array(z.enum(CUBE_CHANGE_KINDS))
      .max(CUBE_CHANGE_KINDS.length)
      .meta({ title: 'list of kinds' })
      .optional(),
    userId: id.optional(),
    /** Only what one act did. */
    entry: id.optional(),
    ...page,
  }),
  { reads: true },
)
/** Sums over all times that a card was offered to people, or to bots, in finished drafts of a cube. */
export interface PickSums {
  readonly seen: number
  readonly taken: number
  /** Which pick of its pack it was, from 1, and the same squared. */
  readonly places: number
  readonly placesSquared: number
  /** The sizes of the packs that it was taken from. */
  readonly sizes: number
  /** Taken as the last card of its pack. */
  readonly last: number
  /** Passed on by the first drafter of a pack that comes back, and how often it came back. */
  readonly passed: number
  readonly wheeled: number
}
export interface CardPicks {
  readonly name: string
  readonly people: PickSums
  readonly bots: PickSums
}
export interface CubePicks {
  readonly drafts: number
  readonly cards: readonly CardPicks[]
}
/** What was picked in the drafts of a cube that are over and open to all. */
export const cubePicks = call<CubePicks>()('magic/cube/picks', z.object({ cubeId }), { reads: true })
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
  { mostBytes: LONG_ANSWER },
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
