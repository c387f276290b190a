import { Refusal } from '@parlour/kernel'
import type { DeckZone } from '@parlour/mtg-cards'
import type { DeckNotes, WireDeck } from '@parlour/protocol'
import { addEdit, leaving, removeEdit } from './copies-of-card'
import type { DeckEdit } from './deck-edit'

const NO_NOTES: DeckNotes = { text: '', considering: [], tags: {} }

/** Returns the notes of a deck; empty ones where it has none. */
export const notesOf = ({ notes = NO_NOTES }: Pick<WireDeck, 'notes'>): DeckNotes => notes

const withNotes = (deck: WireDeck, changed: Partial<DeckNotes>): WireDeck => ({
  ...deck,
  notes: { ...notesOf(deck), ...changed },
})

/** The edit that adds a card to the considering pile. */
export const considerEdit =
  (cardId: string): DeckEdit =>
  (deck) =>
    withNotes(deck, { considering: [...notesOf(deck).considering, cardId] })

/** The edit that moves one of these copies from a zone to the considering pile; refuses without one. */
export const considerCopyEdit =
  (copies: readonly string[], from: DeckZone): DeckEdit =>
  (deck) => {
    const cardId = leaving(deck.cardIdsByZone, copies, from)
    return considerEdit(cardId)(removeEdit([cardId], from)(deck))
  }

/** The one of these copies that leaves the considering pile: the last there. Refuses when none is. */
function leavingPile(deck: WireDeck, copies: readonly string[]): string {
  const cardId = notesOf(deck).considering.findLast((id) => copies.includes(id))
  if (cardId === undefined) throw new Refusal('The card is not in the considering pile.')
  return cardId
}

/** The edit that takes one of these copies off the considering pile; refuses when none is there. */
export const unconsiderEdit =
  (copies: readonly string[]): DeckEdit =>
  (deck) => {
    const { considering } = notesOf(deck)
    const at = considering.lastIndexOf(leavingPile(deck, copies))
    return withNotes(deck, { considering: considering.toSpliced(at, 1) })
  }

/** The edit that moves one of these copies from the considering pile to a zone; refuses without one. */
export const playConsideredEdit =
  (copies: readonly string[], to: DeckZone): DeckEdit =>
  (deck) => {
    const cardId = leavingPile(deck, copies)
    return addEdit(cardId, to)(unconsiderEdit([cardId])(deck))
  }

/** Returns the tags of a deck, each once, by name. */
export const tagsIn = (deck: Pick<WireDeck, 'notes'>): readonly string[] =>
  [...new Set(Object.values(notesOf(deck).tags).flat())].toSorted((one, other) => one.localeCompare(other))

/** Returns the tags that any of these copies has. */
export const tagsOfCopies = (deck: Pick<WireDeck, 'notes'>, copies: readonly string[]): readonly string[] => {
  const { tags } = notesOf(deck)
  return [...new Set(copies.flatMap((id) => tags[id] ?? []))]
}

/** The edit that gives these copies the tags that were added, and takes those that were removed. */
export const tagEdit =
  (copies: readonly string[], before: readonly string[], after: readonly string[]): DeckEdit =>
  (deck) => {
    const remaining = tagsOfCopies(deck, copies).filter((tag) => after.includes(tag) || !before.includes(tag))
    const added = after.filter((tag) => !before.includes(tag) && !remaining.includes(tag))
    const tagged = [...remaining, ...added]
    const others = Object.entries(notesOf(deck).tags).filter(([id]) => !copies.includes(id))
    const own = tagged.length === 0 ? [] : copies.map((id) => [id, tagged] as const)
    return withNotes(deck, { tags: Object.fromEntries([...others, ...own]) })
  }

/**
 * The edit that changes the text of the notes. Of a text that was changed elsewhere nothing is lost: the
 * changed stretch is replaced where it still stands, and else the lines written are added below.
 */
export const notesTextEdit =
  (before: string, after: string): DeckEdit =>
  (deck) =>
    withNotes(deck, { text: mergedText(before, after, notesOf(deck).text) })

function mergedText(before: string, after: string, latest: string): string {
  if (latest === before) return after
  const start = sharedStart(before, after)
  const end = sharedStart(reversed(before.slice(start)), reversed(after.slice(start)))
  const removed = before.slice(start, before.length - end)
  const written = after.slice(start, after.length - end)
  if (latest.startsWith(before.slice(0, start) + removed))
    return latest.slice(0, start) + written + latest.slice(start + removed.length)
  const tail = removed + before.slice(before.length - end)
  if (latest.endsWith(tail))
    return latest.slice(0, latest.length - tail.length) + written + tail.slice(removed.length)
  return written.trim() === '' ? latest : `${latest}\n${linesAround(after, start, after.length - end)}`
}

/** The whole lines of a text that a stretch of it touches. */
function linesAround(text: string, from: number, to: number): string {
  const end = text.indexOf('\n', to)
  return text.slice(text.lastIndexOf('\n', from - 1) + 1, end < 0 ? text.length : end)
}

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  for (let at = 0; at < most; at += 1) if (one[at] !== other[at]) return at
  return most
}
const reversed = (text: string): string => text.split('').toReversed().join('')
