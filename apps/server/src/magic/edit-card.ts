import {
  asCustomData,
  type Card,
  type CardData,
  changeRecord,
  checkIndicator,
  checkOriginalFaces,
  COMMENT_EDITED,
} from '@parlour/mtg-cards'
import { defined } from '@parlour/kernel'
import { checkFresh } from '../failures/check-fresh'
import { notFound } from '../failures/failures'
import { heldCard, nextCustomVersion, replaceCards } from '../store/cards/cards'
import { noteCubeChanges } from '../store/records/cube-changes'
import { cardsForViewer } from './card-secrecy'
import type { Tx } from '../store/driver/store'
import { refusal } from '../refusals/refusal'

export interface CardEdit {
  readonly userId: string
  readonly comment: string
  readonly cardId: string
  readonly data: CardData
  /** The revision that was read; a stale one is a conflict. */
  readonly rev?: number | undefined
}

/**
 * Saves an edit of a custom card: the difference is appended to the stored history. Refuses an edit without a
 * difference, the removal of an original face, and a stale revision (409 with the card as it stands).
 * Provider cards are not found.
 */
export const editCard = (tx: Tx, edit: CardEdit): Promise<Card> => saveEdit(tx, edit, 'edited')

export async function saveEdit(tx: Tx, edit: CardEdit, kind: CheckedEdit['kind']): Promise<Card> {
  const card = await heldCard(tx, edit.cardId)
  if (card === undefined) throw notFound('card', edit.cardId)
  await checkFresh(
    { read: edit.rev, stands: card.rev },
    'card_changed',
    async () => (await cardsForViewer(tx, [card], edit.userId))[0],
  )
  return writeEdit(tx, card, { ...edit, kind, data: checkedData(card, edit.data) })
}

/**
 * The data of an edit as it is stored. Refuses a face without a name or with two colors, and the removal of
 * an original face.
 */
export function checkedData(card: Card, sent: CardData): CardData {
  checkNames(sent)
  checkIndicators(sent, card.data)
  checkOriginalFaces(card, sent)
  return keptData(card.data, sent)
}

interface CheckedEdit extends Pick<CardEdit, 'userId' | 'comment' | 'data'> {
  readonly kind: 'edited' | 'scarred'
  readonly draftId?: string
}

/**
 * Stores checked data with its record in the history of the card and of its cube. Refuses data without a
 * difference.
 */
export async function writeEdit(tx: Tx, card: Card, edit: CheckedEdit): Promise<Card> {
  const { userId, data, kind, draftId } = edit
  const comment = edit.comment.trim() === '' ? COMMENT_EDITED : edit.comment
  const record = changeRecord(card.data, data, { userId, date: new Date().toISOString(), comment })
  if (record === undefined) throw refusal('card_unchanged')
  const edited: Card = { ...card, data, changes: [...(card.changes ?? []), record], rev: (card.rev ?? 0) + 1 }
  await replaceCards(tx, [edited], await nextCustomVersion(tx))
  const { cubeId } = card
  if (cubeId !== undefined)
    await noteCubeChanges(
      tx,
      { cubeId, userId, comment: kind === 'edited' ? edit.comment : comment, draftId },
      [{ kind, card: edited, differences: record.changes }],
    )
  return edited
}

/** A card without a name could not be found or listed. Refuses data of which a face has none. */
export function checkNames(data: CardData): void {
  if (data.card_faces.some((face) => face.name.trim() === '')) throw refusal('card_without_name')
}

/**
 * Refuses a face with a mana cost and an indicator (rules: library 4); one that came so from the provider may
 * stay.
 */
export function checkIndicators(data: CardData, stored?: CardData): void {
  for (const [index, face] of data.card_faces.entries()) {
    const before = stored?.card_faces[index]
    const isSame =
      before?.mana_cost === face.mana_cost &&
      before.color_indicator.join('') === face.color_indicator.join('')
    if (!isSame) checkIndicator(face)
  }
}

/**
 * The sent data as a custom card's: its name in its text becomes the placeholder; fields that no editor sends
 * stay.
 */
function keptData(old: CardData, sent: CardData): CardData {
  const { origin: _ignored, ...data } = asCustomData({ _id: '', data: sent })
  const hasCost = data.card_faces[0]?.mana_cost !== ''
  return {
    ...data,
    ...defined({
      origin: old.origin,
      year: old.year,
      reprint: old.reprint,
      mtgo_id: old.mtgo_id,
      tokens: old.tokens,
    }),
    ...(old.cmc === undefined || hasCost ? {} : { cmc: old.cmc }),
  }
}
