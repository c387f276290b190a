import { defined } from '@parlour/kernel'
import { blankCardData, type CardData, cardFace, COLOR_LETTERS } from '@parlour/mtg-cards'
import { z } from 'zod'
import type { TableRecord } from './types'
import { refusal } from './refusals'

const LONGEST_TEXT = 10_000
const text = z.string().max(LONGEST_TEXT)
const name = z.string().max(300)
const color = z.enum(COLOR_LETTERS)

const face = z.object({
  name: name.min(1),
  mana_cost: name.default(''),
  type_line: name.default(''),
  oracle_text: text.default(''),
  flavor_text: text.default(''),
  power: name.default(''),
  toughness: name.default(''),
  loyalty: name.default(''),
  defense: name.default(''),
  artist: name.default(''),
  image_uri: z.string().max(1000).default(''),
  color_indicator: z.array(color).max(5).default([]),
  produced_mana: z
    .array(z.enum([...COLOR_LETTERS, 'c']))
    .max(6)
    .default([]),
})

/** A card as a browser, the server or a scenario names one: what is left out is blank. */
const recordSchema = z.object({
  _id: name.default(''),
  source: z.enum(['scryfall', 'custom', 'adhoc_token']).default('adhoc_token'),
  data: z.looseObject({ card_faces: z.array(face).min(1).max(10) }),
  scarred: z.literal(true).optional(),
})

/** Reads the record of a card. Refuses what cannot be shown as one. */
export function readRecord(value: unknown): TableRecord {
  const read = recordSchema.safeParse(value)
  if (!read.success) throw refusal('not_a_card')
  const { _id, source, data, scarred } = read.data
  return { _id, source, data: cardData(data), ...defined({ scarred }) }
}

const rootSchema = z.object({
  layout: name.catch('normal'),
  rarity: z.enum(['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus']).catch('common'),
  set: name.optional().catch(undefined),
  collector_number: name.optional().catch(undefined),
  cmc: z.number().optional().catch(undefined),
  tokens: z
    .array(z.object({ name, type_line: name }))
    .max(20)
    .optional()
    .catch(undefined),
})

/**
 * What the table needs of a card: its faces, the printing that pictures are found by, and the tokens that it
 * makes.
 */
function cardData(data: { readonly card_faces: readonly z.output<typeof face>[] }): CardData {
  const { layout, rarity, set, collector_number, cmc, tokens } = rootSchema.parse(data)
  return {
    ...blankCardData(),
    card_faces: data.card_faces.map(cardFace),
    layout,
    rarity,
    ...defined({ set, collector_number, cmc, tokens }),
  }
}
