import {
  type Card,
  type CardData,
  differences,
  isWithoutChange,
  scarComment,
  withDifferences,
} from '@parlour/mtg-cards'
import { notFound } from '../failures/failures'
import { cardById, heldCard } from '../store/cards/cards'
import { heldCube, touchCube } from '../store/records/cubes'
import { numberIn, scarByNumber, type ScarRow, useScar } from '../store/records/scars'
import type { Tx } from '../store/driver/store'

import { saveEdit, writeEdit, type CardEdit } from './edit-card'
import { refusal } from '../refusals/refusal'
export interface ScarEdit extends CardEdit {
  readonly scarId: string
}

/**
 * Applies a scar outside a draft: the card's change and the scar's use are one operation (rules: hub 11).
 * Refuses a used scar, one of another cube, one that a draft holds, and a card without a change.
 */
export async function applyScar(tx: Tx, edit: ScarEdit): Promise<Card> {
  const card = await cardById(tx, edit.cardId)
  if (card?.cubeId === undefined) throw notFound('card', edit.cardId)
  await heldCube(tx, card.cubeId)
  const n = numberIn('scar', edit.scarId)
  const scar = n === undefined ? undefined : await scarByNumber(tx, card.cubeId, n)
  if (scar === undefined) throw notFound('scar', edit.scarId)
  if (scar.applied_at !== null) throw refusal('scar_used')
  if (scar.reserved_by !== null) throw refusal('scar_in_draft')
  const comment = scarComment(scar.text, edit.comment)
  const edited = await saveEdit(tx, { ...edit, comment }, 'scarred')
  await noteUse(tx, scar, { card: edited, userId: edit.userId })
  return edited
}

interface ScarUsed {
  readonly card: Card
  readonly userId: string
  readonly draftId?: string
}

async function noteUse(tx: Tx, scar: ScarRow, { card, userId, draftId }: ScarUsed): Promise<void> {
  const at = Date.parse(card.changes?.at(-1)?.date ?? '')
  await useScar(tx, scar, { cardId: card._id, userId, at, draftId })
  await touchCube(tx, card.cubeId ?? '')
}

/** A scar that was applied in a draft, at the end of that draft. */
export interface DraftedScar {
  readonly cardId: string
  readonly scarId: string
  /** The card's data when the scar was applied, and as the drafter changed them. */
  readonly before: CardData
  readonly data: CardData
  readonly comment: string
  readonly userId: string
  readonly draftId: string
}

/**
 * Stores what a scar of a draft that is over made of a card, on top of what became of the card meanwhile.
 * Returns the card; nothing where the scar was used before, or card or scar are gone: a draft ends all the
 * same.
 */
export async function storeDraftedScar(tx: Tx, drafted: DraftedScar): Promise<Card | undefined> {
  const { cardId, scarId, userId, draftId } = drafted
  const card = await heldCard(tx, cardId)
  const n = numberIn('scar', scarId)
  if (card?.cubeId === undefined || n === undefined) return undefined
  await heldCube(tx, card.cubeId)
  const scar = await scarByNumber(tx, card.cubeId, n)
  const isFree = scar?.applied_at === null && (scar.reserved_by ?? draftId) === draftId
  if (scar === undefined || !isFree) return undefined
  const data = withDifferences(card.data, differences(drafted.before, drafted.data), drafted.data)
  if (isWithoutChange(card.data, data)) return undefined
  const comment = scarComment(scar.text, drafted.comment)
  const edited = await writeEdit(tx, card, { data, userId, comment, kind: 'scarred', draftId })
  await noteUse(tx, scar, { card: edited, userId, draftId })
  return edited
}
