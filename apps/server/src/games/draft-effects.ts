import {
  cubeDraft,
  DRAFTING,
  type DraftSettings,
  type DraftView,
  frontCards,
  OPENING,
  SCARRING,
} from '@parlour/draft'
import {
  type Answer,
  type Effect,
  isJsonObject,
  type JsonObject,
  type RecordedAnswer,
  RulesBug,
} from '@parlour/kernel'
import { cardData } from '@parlour/protocol'
import { type CardData, isWithoutChange } from '@parlour/mtg-cards'
import { readBody } from '../failures/read-value'
import { storeDraftedScar } from '../magic/apply-scar'
import { checkedData } from '../magic/edit-card'
import { cardById } from '../store/cards/cards'
import { cubeById } from '../store/records/cubes'
import { appendToMain, fillMain, takeOut } from '../store/records/decks'
import { freeScars, numberIn, reserveScars } from '../store/records/scars'
import type { EffectPlace, GamePlace, SubmittedAnswer, RecordPush } from './module'
import type { Tx } from '../store/driver/store'
import { refusal } from '../refusals/refusal'

/**
 * What a step of a draft does to stored records: a pick enters the drafter's deck, a scar changes a card of
 * the cube.
 */
export async function draftEffect(
  tx: Tx,
  effect: Effect,
  place: EffectPlace,
): Promise<readonly RecordPush[]> {
  if (effect.type === 'deck-add') {
    await appendToMain(tx, textOf(effect, 'deckId'), textOf(effect, 'cardId'))
    return []
  }
  if (effect.type === 'deck-fill') {
    await fillMain(tx, textOf(effect, 'deckId'), textsOf(effect, 'cardIds'))
    return []
  }
  if (effect.type === 'apply-scar') return scarCard(tx, effect, place)
  throw new RulesBug(`a draft has no effect '${effect.type}'`)
}

/**
 * Stores a scar once its draft is over (rules: hub 11, 16). Does nothing for a pasted draft that is over, and
 * for card data that only a pasted history can hold.
 */
async function scarCard(tx: Tx, effect: Effect, place: EffectPlace): Promise<readonly RecordPush[]> {
  const { cubeId } = place.settings as DraftSettings
  if (cubeId === undefined) throw new RulesBug('a scar in a draft without a cube')
  const [before, after] = [cardData.safeParse(effect.before), cardData.safeParse(effect.card)]
  if (place.occasion === 'insert' || !before.success || !after.success) return []
  const stored = await storeDraftedScar(tx, {
    cardId: textOf(effect, 'cardId'),
    scarId: textOf(effect, 'scarId'),
    before: before.data,
    data: after.data,
    comment: typeof effect.comment === 'string' ? effect.comment : '',
    userId: textOf(effect, 'userId'),
    draftId: place.gameId,
  })
  if (stored === undefined) return []
  const { rev = 0 } = (await cubeById(tx, cubeId)) ?? {}
  return [
    { of: 'card', push: { cubeId, cardId: stored._id } },
    { of: 'cube', push: { cubeId, rev } },
  ]
}

/**
 * Puts the card's data before and after a scar into an answer that applies one, as they will be stored.
 * Refuses a card or scar that the cube does not have, and data without a change (rules: draft 3.3).
 */
export async function prepareScar(tx: Tx, { answer, request, view }: SubmittedAnswer): Promise<Answer> {
  const [pick] = answer.selection
  if (request.kind !== SCARRING || !isJsonObject(pick)) return answer
  const packCard = frontCards((view() as DraftView).you).find(({ id }) => id === pick.cardId)
  const record = packCard === undefined ? undefined : await cardById(tx, packCard._id)
  // The rules refuse a card that is not in the front pack. No other card is read: the reason of a refusal
  // would reveal it.
  if (record === undefined) return answer
  const data = checkedData(record, readCardData(pick))
  if (isWithoutChange(record.data, data)) throw refusal('card_unchanged')
  return { ...answer, selection: [{ ...pick, before: asJson(record.data), card: asJson(data) }] }
}

const asJson = (data: CardData): JsonObject => JSON.parse(JSON.stringify(data)) as JsonObject

/** The changed card travels in the answer; it may be the data itself or a card that holds it. */
function readCardData({ card }: JsonObject): CardData {
  if (!isJsonObject(card)) throw refusal('card_unchanged')
  return readBody(cardData, isJsonObject(card.data) ? card.data : card)
}

function textOf(effect: Effect, key: string): string {
  const value = effect[key]
  if (typeof value !== 'string') throw new RulesBug(`'${effect.type}' came without ${key}`)
  return value
}

function textsOf(effect: Effect, key: string): readonly string[] {
  const value = effect[key]
  if (!Array.isArray(value)) throw new RulesBug(`'${effect.type}' came without ${key}`)
  return value.filter((entry) => typeof entry === 'string')
}

/** Picks that were taken back leave the decks; used scars stay used (rules: hub 16). */
export async function withdrawFromDecks(
  tx: Tx,
  answers: readonly RecordedAnswer[],
  { gameId, settings }: GamePlace,
): Promise<void> {
  const { players, packs, cubeId, scars } = settings as DraftSettings
  const records = new Map(packs.flat().map((card) => [card.id, card._id]))
  for (const { name, deckId } of players) {
    const own = answers.filter(({ actor }) => actor === name)
    const picks = own.filter(({ kind }) => kind === DRAFTING)
    const taken = picks.flatMap(({ selection: [pick] }) =>
      typeof pick === 'string' ? (records.get(pick) ?? []) : [],
    )
    const hadOpened = own.some(({ kind }) => kind === OPENING)
    const cardIds = hadOpened ? recordsDealtTo(settings as DraftSettings, name) : taken
    if (deckId !== undefined && cardIds.length > 0) await takeOut(tx, deckId, cardIds)
  }
  if (cubeId !== undefined) await reserveFree(tx, cubeId, { gameId, scarIds: scars.map((scar) => scar.id) })
}

/** The records of all cards that were dealt to a seat: seats are drawn, so only the rules know which. */
function recordsDealtTo(settings: DraftSettings, seat: string): readonly string[] {
  const { packs } = cubeDraft.setup(settings).state
  return packs.flatMap(({ owner, place }) =>
    owner === seat ? (settings.packs[place] ?? []).map(({ _id }) => _id) : [],
  )
}

/** A draft that goes on after its end takes its unused scars back, as far as they are still free. */
export async function reserveFree(
  tx: Tx,
  cubeId: string,
  wanted: { readonly gameId: string; readonly scarIds: readonly string[] },
): Promise<void> {
  const numbers = wanted.scarIds.flatMap((id) => numberIn('scar', id) ?? [])
  const free = (await freeScars(tx, cubeId)).map((row) => row.n).filter((n) => numbers.includes(n))
  await reserveScars(tx, cubeId, { numbers: free, draftId: wanted.gameId })
}
