import { type CardFilter, CARD_PROPERTIES, COMPARED_STATS, RARITIES } from '@parlour/mtg-cards'
import { z } from 'zod'
import { text } from '../call'

const textKind = z.enum(['name', 'text', 'oracle', 'type', 'flavor', 'artist'])
const texts = z.array(text(200).min(1)).min(1).max(50).readonly()
const flag = z.boolean().exactOptional()
const flags = { white: flag, blue: flag, black: flag, red: flag, green: flag, only: flag, or: flag }
type FilterSchema = z.ZodType<CardFilter, CardFilter>
const plainFilter: FilterSchema = z
  .union([
    z.object({ kind: textKind, operator: z.enum(['and', 'not']), value: text(200).min(1) }),
    z.object({ kind: textKind, operator: z.literal('or'), value: texts }),
    z.object({
      kind: z.enum(['set', 'in']),
      operator: z.literal('or'),
      value: z.array(text(20)).min(1).max(500).readonly(),
    }),
    z.object({
      kind: z.enum([
        'cmc',
        'year',
        'power',
        'toughness',
        'loyalty',
        'defense',
        'color_count',
        'identity_count',
      ]),
      operator: z.enum(['=', '<=', '>=']),
      value: z.union([z.number(), text(20)]),
    }),
    z.object({
      kind: z.literal('compare'),
      left: z.enum(COMPARED_STATS),
      operator: z.enum(['<', '<=', '=', '>=', '>', '!=']),
      right: z.enum(COMPARED_STATS),
    }),
    z.object({ kind: z.enum(['collector', 'set_type']), value: text(40).min(1) }),
    z.object({ kind: z.literal('legality'), value: text(40).min(1) }),
    z.object({ kind: z.enum(['colors', 'identity']), ...flags }),
    z.object({
      kind: z.literal('rarity'),
      operator: z.literal('or'),
      value: z.array(z.enum(RARITIES)).min(1).max(6).readonly(),
    }),
    z.object({ kind: z.literal('exact'), value: text(200).min(1) }),
    z.object({
      kind: z.literal('produces'),
      value: z
        .array(z.enum(['w', 'u', 'b', 'r', 'g', 'c']))
        .min(1)
        .max(6)
        .readonly(),
    }),
    z.object({ kind: z.literal('keyword'), value: text(100).min(1) }),
    z.object({ kind: z.literal('cost'), operator: z.enum(['=', '>=', '>']), value: text(200).min(1) }),
    z.object({ kind: z.literal('is'), value: z.enum(CARD_PROPERTIES) }),
  ])
  .meta({ id: 'PlainFilter' })
/** `id` names the schema in the OpenAPI document, which would otherwise repeat it at each use. */
const groupOf = (inner: FilterSchema, id: string): FilterSchema =>
  z
    .union([
      plainFilter,
      z.object({
        kind: z.enum(['any', 'all']),
        filters: z.array(inner).min(1).max(50).readonly().meta({ title: 'list of filters' }),
      }),
      z.object({ kind: z.literal('not'), filter: inner }),
    ])
    .meta({ id })
/**
 * One filter of a search; all filters of a list must match (rules: screens 2.9). Groups are taken as deep as
 * a line of the query language is likely to go.
 */
export const cardFilter = ['FilterGroup1', 'FilterGroup2', 'FilterGroup3', 'CardFilter'].reduce(
  groupOf,
  plainFilter,
)

/** The valid filters among stored values or those from an address; anything else is left out. */
export function readFilters(values: unknown): readonly CardFilter[] {
  if (!Array.isArray(values)) return []
  return values.flatMap((value: unknown) => cardFilter.safeParse(value).data ?? [])
}
