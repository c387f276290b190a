import { defined } from '@parlour/kernel'
import {
  deckCreate,
  deckDelete,
  deckDuplicate,
  deckFetch,
  deckList,
  deckSave,
  userDecks,
  type DeckNotes,
  type WireDeck,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { conflict, denied, notFound } from '../failures/failures'
import { peopleOf } from '../games/draft-matches'
import type { Caller, Services } from '../services'
import { maySeeDecks, showsDecks } from '../magic/draft-decks'
import { cardsByIds } from '../store/cards/cards'
import { addDeck, deckById, decksOf, deckSummariesOf, removeDeck, saveDeck } from '../store/records/decks'
import { gameSummaries, isRunning } from '../store/records/games'
import { checkOwnList } from '../users/own-list'
import { refusal } from '../refusals/refusal'

/** The most characters a deck's name may have. */
const MOST_NAME = 120

/** Decks: only their owner's; admins may read, and drafters those of a draft that is over (rules: hub 6). */
export function magicDeckCalls(on: ReturnType<typeof callsOn>): void {
  on(deckCreate, async ({ opts }, { services, caller }) => ({
    deck: await addDeck(services.store.db, {
      userId: caller._id,
      name: opts?.name ?? 'New Deck',
      format: 'custom',
    }),
  }))
  on(deckFetch, async ({ deckId }, { services, caller }) => ({
    deck: await deckFor(services, caller, { deckId, reading: true }),
  }))
  on(deckSave, async ({ deck }, { services, caller }) => {
    const stored = await deckFor(services, caller, { deckId: deck._id })
    await checkNewCards(services, stored, deck)
    const { db } = services.store
    const saved = await saveDeck(db, deck)
    if (saved === undefined) throw conflict(await deckById(db, stored._id), 'deck_changed_elsewhere')
    await tellDrafters(services, saved)
    return { deck: saved }
  })
  ownershipCalls(on)
}

function ownershipCalls(on: ReturnType<typeof callsOn>): void {
  on(deckDuplicate, async ({ deckId }, { services, caller }) => {
    const deck = await deckFor(services, caller, { deckId, reading: true })
    const { name, format, cardIdsByZone: zones, notes } = deck
    const copy = { userId: caller._id, name: copyName(name), format, zones, ...defined({ notes }) }
    return { deck: await addDeck(services.store.db, copy) }
  })
  on(deckDelete, async ({ deckId }, { services, caller }) => {
    const deck = await deckFor(services, caller, { deckId })
    await checkNotInDraft(services, deck)
    await removeDeck(services.store.db, deckId)
    await tellDrafters(services, deck)
    return {}
  })
  on(userDecks, async ({ userId, ...page }, { services, caller }) => {
    checkOwnList(caller, userId)
    const { decks, next } = await decksOf(services.store.db, userId, page)
    return { decks: decks.map((deck) => readableDeck(deck, caller)), ...defined({ next }) }
  })
  on(deckList, async ({ userId, ...page }, { services, caller }) => {
    checkOwnList(caller, userId)
    const { decks, next } = await deckSummariesOf(services.store.db, userId, page)
    return { decks: [...decks], ...defined({ next }) }
  })
}

const COPY = ' (copy)'
/** The name of a copy, cut where it would be longer than a name may be. */
const copyName = (name: string): string => name.slice(0, MOST_NAME - COPY.length) + COPY

/**
 * Refuses cards that do not exist when they are added to a deck. Cards already in it may have left the card
 * database.
 */
async function checkNewCards(services: Services, stored: DeckCards, sent: DeckCards): Promise<void> {
  const storedIds = new Set(idsIn(stored))
  const added = [...new Set(idsIn(sent))].filter((id) => !storedIds.has(id))
  if (added.length === 0) return
  const existing = new Set((await cardsByIds(services.store.db, added)).map((card) => card._id))
  const unknown = added.find((id) => !existing.has(id))
  if (unknown !== undefined) throw notFound('card', unknown)
}
interface DeckCards extends Pick<WireDeck, 'cardIdsByZone'> {
  readonly notes?: DeckNotes | undefined
}
const idsIn = ({ cardIdsByZone: { main, side, command }, notes }: DeckCards) => [
  ...main,
  ...side,
  ...command,
  ...(notes?.considering ?? []),
]

/** Returns a deck as the caller may read it: its notes are the owner's alone. */
function readableDeck(deck: WireDeck, caller: Caller): WireDeck {
  if (deck.userId === caller._id) return deck
  const { notes: _, ...readable } = deck
  return readable
}

async function deckFor(
  services: Services,
  caller: Caller,
  { deckId, reading = false }: { readonly deckId: string; readonly reading?: boolean },
): Promise<WireDeck> {
  const deck = await deckById(services.store.db, deckId)
  if (deck === undefined) throw notFound('deck', deckId)
  if (deck.userId === caller._id) return deck
  const readable = readableDeck(deck, caller)
  if (reading && caller.isAdmin) return readable
  const { draftId } = deck.links
  if (reading && draftId !== undefined && (await maySeeDecks(services.store.db, draftId, caller)))
    return readable
  throw denied('deck_of_another')
}

/**
 * Once a draft is over, pushes to its drafters how far each deck is built. Before that nobody is told about
 * another's deck.
 */
async function tellDrafters({ store, live }: Services, { links: { draftId } }: WireDeck): Promise<void> {
  if (draftId === undefined) return
  const [draft] = await gameSummaries(store.db, [draftId])
  if (draft === undefined || !showsDecks(draft)) return
  live.decksChanged(
    peopleOf(draft).map(({ _id }) => _id),
    { draftId },
  )
}

async function checkNotInDraft(services: Services, deck: WireDeck): Promise<void> {
  const { draftId } = deck.links
  if (draftId !== undefined && (await isRunning(services.store.db, draftId))) throw refusal('deck_in_draft')
}
