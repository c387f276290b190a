import {
  CHOOSE_DECK,
  DO_SOMETHING,
  facts,
  magicTable,
  type TableRecord,
  type TableSettings,
} from '@parlour/magic-table'
import {
  type Answer,
  type AnyRules,
  type GameSettings,
  isJsonObject,
  type JsonObject,
  type Pick,
} from '@parlour/kernel'
import type { Card } from '@parlour/mtg-cards'
import { denied, notFound } from '../failures/failures'
import { cardsByIds } from '../store/cards/cards'
import type { Tx } from '../store/driver/store'
import { deckById } from '../store/records/decks'
import { draftedDecks } from '../store/records/links'
import { linkedDraft } from './draft-links'
import type { GameModule, GamePlay, SubmittedAnswer, NewGame } from './module'
import { offered, plainPlay } from './plain-module'
import { refusal } from '../refusals/refusal'

const plainTable = plainPlay(facts, magicTable as AnyRules)

/** A pasted game is played again as it was: one from before hands were dealt goes on being dealt by hand. */
const adopt: GamePlay['adopt'] = (tx, settings, pasted) =>
  plainTable.adopt(tx, { dealByHand: true, ...settings } as TableSettings, pasted)

/** The Magic table: with decks of the players' own, and cards of the database. */
export const magicTableModule: GameModule = {
  facts,
  known: offered,
  play: {
    ...plainTable,
    linked: linkedDraft,
    settings: newTable,
    adopt,
    prepare,
  },
}

/** The settings of the lobby; whoever drafted in the linked draft finds the deck of that draft chosen. */
async function newTable(tx: Tx, game: NewGame): Promise<GameSettings> {
  const { linkedDraftId } = game
  const plain = await plainTable.settings(tx, game)
  if (linkedDraftId === undefined) return plain
  const decks = await draftedDecks(tx, linkedDraftId)
  const players = plain.players.map((seat) => {
    const deckId = seat.bot === undefined ? decks.get(seat._id) : undefined
    return deckId === undefined ? seat : { ...seat, deckId }
  })
  const settings: TableSettings = { ...(plain as TableSettings), linkedDraftId, players }
  return settings
}

/**
 * Puts the cards of the chosen deck, or the card that is imported, into an answer, whatever was sent for
 * them.
 */
async function prepare(tx: Tx, { answer, request, userId }: SubmittedAnswer): Promise<Answer> {
  const [pick] = answer.selection
  if (!isJsonObject(pick)) return answer
  if (request.kind === CHOOSE_DECK) return { ...answer, selection: [await deckCopy(tx, pick, userId)] }
  if (request.kind !== DO_SOMETHING || !isJsonObject(pick.data) || pick.data.card === undefined) return answer
  const card = await importedCard(tx, pick.data.card)
  return { ...answer, selection: [{ ...pick, data: { ...pick.data, card } }] }
}

/** A copy of a deck, cards and all. Refuses one that is not named or not there, and another user's. */
async function deckCopy(tx: Tx, sent: JsonObject, userId: string): Promise<Pick> {
  const deckId = deckIdOf(sent)
  const deck = await deckById(tx, deckId)
  if (deck === undefined) throw notFound('deck', deckId)
  if (deck.userId !== userId) throw denied('deck_of_another')
  const { main, side, command } = deck.cardIdsByZone
  const cards = await cardsByIds(tx, [...main, ...side, ...command])
  const byId = new Map(cards.map((card) => [card._id, recordOf(card)]))
  const list = (ids: readonly string[]) => ids.flatMap((cardId) => byId.get(cardId) ?? [])
  return plain({ deckId, cards: { main: list(main), side: list(side), command: list(command) } })
}

/**
 * Which deck is chosen: by its id, by its data, or by both. The data is of the sender's making: of it the id
 * alone counts.
 */
function deckIdOf({ deckId, deckData }: JsonObject): string {
  const ofData = isJsonObject(deckData) ? deckData._id : undefined
  const id = deckId ?? ofData
  if (typeof id !== 'string') throw refusal('no_deck_chosen')
  if (ofData !== undefined && ofData !== id) throw refusal('two_decks')
  return id
}

/** The card of an id, or of a card that has one. Refuses one that is not named, or not in the database. */
async function importedCard(tx: Tx, sent: unknown): Promise<JsonObject> {
  const id = isJsonObject(sent) ? sent._id : sent
  if (typeof id !== 'string') throw refusal('no_card_chosen')
  const [card] = await cardsByIds(tx, [id])
  if (card === undefined) throw notFound('card', id)
  return plain(recordOf(card))
}

const recordOf = ({ _id, source, data, changes = [] }: Card): TableRecord => ({
  _id,
  source,
  data,
  ...(changes.some(({ type }) => type === 'update') ? { scarred: true } : {}),
})

const plain = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject
