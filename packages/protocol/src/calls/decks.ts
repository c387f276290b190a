import { DECK_FORMATS, MOST_IN_ZONE } from '@parlour/mtg-cards'
import { z } from 'zod'
import { call, cardId, type EmptyAnswer, id, LONG_LIST, name, page, type NextPage, rev, text } from '../call'
import type { DeckSummary, WireDeck } from '../records'

const zone = z.array(cardId).max(MOST_IN_ZONE)
/** The most characters of a deck's notes and of a tag, and the most tags of a card. */
export const MOST_NOTES = 20_000
export const MOST_TAG = 40
export const MOST_TAGS = 12

const notes = z
  .object({
    text: text(MOST_NOTES).meta({ title: 'notes of a deck' }),
    considering: zone.meta({ title: 'considering pile' }),
    tags: z
      .record(cardId, z.array(name(MOST_TAG)).max(MOST_TAGS))
      .refine((tags) => Object.keys(tags).length <= MOST_IN_ZONE, 'has too many cards')
      .meta({ title: 'list of tags' }),
  })
  .meta({ title: 'list of notes', holder: true })
const deck = z
  .object({
    _id: id,
    name: name(120),
    format: z.enum(DECK_FORMATS),
    cardIdsByZone: z
      .object({
        main: zone.meta({ title: 'main deck' }),
        side: zone.meta({ title: 'sideboard' }),
        command: zone.meta({ title: 'command zone' }),
      })
      .meta({ title: 'list of zones', holder: true }),
    /** Without them they stay as they are. */
    notes: notes.optional(),
    rev,
  })
  .meta({ holder: true })

export const deckCreate = call<{ deck: WireDeck }>()(
  'magic/deck/create',
  z.object({
    userId: id.optional(),
    opts: z
      .object({ name: name(120).optional() })
      .meta({ title: 'list of options', holder: true })
      .optional(),
  }),
)
export const deckFetch = call<{ deck: WireDeck }>()('magic/deck/fetch', z.object({ deckId: id }), {
  reads: true,
})
export const deckSave = call<{ deck: WireDeck }>()('magic/deck/save', z.object({ deck }), {
  mostBytes: LONG_LIST,
})
export const deckDuplicate = call<{ deck: WireDeck }>()('magic/deck/duplicate', z.object({ deckId: id }))
export const deckDelete = call<EmptyAnswer>()('magic/deck/delete', z.object({ deckId: id }))
export const userDecks = call<{ decks: WireDeck[] } & NextPage>()(
  'user/magic/decks',
  z.object({ userId: id, ...page }),
  { reads: true },
)
/** The same list without the cards. */
export const deckList = call<{ decks: DeckSummary[] } & NextPage>()(
  'magic/deck/list',
  z.object({ userId: id, ...page }),
  { reads: true },
)
