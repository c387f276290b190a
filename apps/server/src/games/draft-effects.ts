import { DRAFTING, type DraftSettings } from '@parlour/draft'
import { type Effect, isJsonObject, type Recorded, Refusal, RulesBug } from '@parlour/kernel'
import { cardData } from '@parlour/protocol'
import type { CardData } from '@parlour/mtg-cards'
import { readBody } from '../failures/read-value'
import { applyScar } from '../magic/custom-cards'
import { cubeById } from '../store/records/cubes'
import { appendToMain, takeOut } from '../store/records/decks'
import { freeScars, numberIn, reserveScars, scarByNumber } from '../store/records/scars'
import type { EffectPlace, GamePlace, RecordPush } from './module'
import type { Tx } from '../store/driver/store'

/** What a step of a draft does to stored records: a pick enters the drafter's deck, a scar changes a card of the cube. */
export async function draftEffect(
  tx: Tx,
  effect: Effect,
  place: EffectPlace,
): Promise<readonly RecordPush[]> {
  if (effect.type === 'deck-add') {
    await appendToMain(tx, textOf(effect, 'deckId'), textOf(effect, 'cardId'))
    return []
  }
  if (effect.type === 'apply-scar') return scarCard(tx, effect, place)
  throw new RulesBug(`a draft has no effect '${effect.type}'`)
}

/**
 * The card's change, the scar's use and the answer are one operation (rules: hub 11). Refuses a scar that was used meanwhile
 * and a card without a change.
 */
async function scarCard(tx: Tx, effect: Effect, place: EffectPlace): Promise<readonly RecordPush[]> {
  const { cubeId } = place.settings as DraftSettings
  if (cubeId === undefined) throw new RulesBug('a scar in a draft without a cube')
  const [scarId, cardId] = [textOf(effect, 'scarId'), textOf(effect, 'cardId')]
  const { occasion, userId, gameId } = place
  if (occasion === 'insert') return []
  if (occasion === 'rewrite' && (await isUsedBy(tx, cubeId, { scarId, gameId }))) return []
  if (userId === undefined) throw new RulesBug('bots do not apply scars')
  const comment = typeof effect.comment === 'string' ? effect.comment : ''
  const data = readCardData(effect)
  await applyScar(tx, { cardId, scarId, data, comment, userId, draftId: gameId })
  const { rev = 0 } = (await cubeById(tx, cubeId)) ?? {}
  return [
    { of: 'card', push: { cubeId, cardId } },
    { of: 'cube', push: { cubeId, rev } },
  ]
}

async function isUsedBy(
  tx: Tx,
  cubeId: string,
  scar: { readonly scarId: string; readonly gameId: string },
): Promise<boolean> {
  const n = numberIn('scar', scar.scarId)
  const row = n === undefined ? undefined : await scarByNumber(tx, cubeId, n)
  return row !== undefined && row.applied_at !== null && row.draft_id === scar.gameId
}

/** The changed card travels in the answer; it may be the data itself or a card that holds it. */
function readCardData({ card }: Effect): CardData {
  if (!isJsonObject(card)) throw new Refusal('No changes made to card')
  return readBody(cardData, isJsonObject(card.data) ? card.data : card)
}

function textOf(effect: Effect, key: string): string {
  const value = effect[key]
  if (typeof value !== 'string') throw new RulesBug(`'${effect.type}' came without ${key}`)
  return value
}

/** Picks that were taken back leave the decks; used scars stay used (rules: hub 16). */
export async function withdrawFromDecks(
  tx: Tx,
  answers: readonly Recorded[],
  { gameId, settings }: GamePlace,
): Promise<void> {
  const { players, packs, cubeId, scars } = settings as DraftSettings
  const records = new Map(packs.flat().map((card) => [card.id, card._id]))
  for (const { name, deckId } of players) {
    const picks = answers.filter(({ actor, kind }) => actor === name && kind === DRAFTING)
    const cardIds = picks.flatMap(({ selection: [pick] }) =>
      typeof pick === 'string' ? (records.get(pick) ?? []) : [],
    )
    if (deckId !== undefined && cardIds.length > 0) await takeOut(tx, deckId, cardIds)
  }
  if (cubeId !== undefined) await reserveFree(tx, cubeId, { gameId, scarIds: scars.map((scar) => scar.id) })
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
