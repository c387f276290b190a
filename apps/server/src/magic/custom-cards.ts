import {
  asCustomData,
  type Card,
  type CardChange,
  type CardData,
  changeRecord,
  checkIndicator,
  checkOriginalFaces,
  COMMENT_CREATED,
  COMMENT_EDITED,
  creationRecord,
  differences,
  isWithoutChange,
  scarComment,
  withDifferences,
} from '@parlour/mtg-cards'
import { Refusal } from '@parlour/kernel'
import { checkFresh } from '../failures/check-fresh'
import { notFound } from '../failures/failures'
import {
  cardById,
  heldCard,
  insertCards,
  nextCustomVersion,
  NO_RELEASE,
  replaceCards,
} from '../store/cards/cards'
import { cardsListed, heldCube, listCards, touchCube, unlistCards } from '../store/records/cubes'
import { idsInOrder } from '../store/driver/ids'
import { type ChangeEntry, noteCubeChanges } from '../store/records/cube-changes'
import { numberIn, scarByNumber, type ScarRow, useScar } from '../store/records/scars'
import { cardsForViewer } from './card-secrecy'
import type { Tx } from '../store/driver/store'

interface Why {
  readonly userId: string
  readonly comment: string
  /** The act that this is part of. */
  readonly entry?: ChangeEntry | undefined
}

interface Copy extends Why {
  readonly cards: readonly Card[]
  /** In whose place each comes. */
  readonly replaced?: readonly (Card | undefined)[]
}

/** Copies cards into a cube as its own cards (rules: library 1.2). Returns the copies. */
export async function copyIntoCube(tx: Tx, cubeId: string, copy: Copy): Promise<readonly Card[]> {
  return createInCube(tx, cubeId, { ...copy, datas: copy.cards.map(asCustomData) })
}

/** How many cards of a cube are changed per transaction: a long list must not hold up everybody else. */
export const PORTION = 20
const CARDS_PER_WRITE = 100
/** What a list of cards counts as beside its call. */
export const furtherWrites = (cards: number): number => Math.floor(cards / CARDS_PER_WRITE)

/** More than anybody drafts from; a cube is sent as a whole. */
const MOST_IN_CUBE = 5000

/** Refuses more cards than a cube holds. */
export function checkRoom(listed: number, more: number): void {
  if (listed + more > MOST_IN_CUBE) throw new Refusal(`A cube holds at most ${MOST_IN_CUBE} cards.`)
}

interface NewCards extends Omit<Copy, 'cards'> {
  readonly datas: readonly CardData[]
  /** What is known of the cards from elsewhere, with their creation records. */
  readonly histories?: readonly (readonly CardChange[])[]
}

/** Makes new cards of a cube, each with its creation record, or with the history that it brings along. */
export async function createInCube(
  tx: Tx,
  cubeId: string,
  { userId, comment, entry, datas, histories = [], replaced = [] }: NewCards,
): Promise<readonly Card[]> {
  checkRoom(await cardsListed(tx, cubeId), datas.length)
  const date = new Date().toISOString()
  const record = creationRecord({ userId, date, comment: comment === '' ? COMMENT_CREATED : comment })
  const nextId = idsInOrder()
  const cards = datas.map(
    (data, at): Card => ({
      _id: nextId(),
      source: 'custom',
      data,
      cubeId,
      changes: histories[at] ?? [record],
      deactivated: false,
      rev: 0,
    }),
  )
  await insertCards(tx, cards, { release: NO_RELEASE, version: await nextCustomVersion(tx) })
  await listCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  const changes = cards.map((card, at) =>
    replaced[at] === undefined
      ? { kind: 'added' as const, card }
      : { kind: 'replaced' as const, card, replaced: replaced[at] },
  )
  await noteCubeChanges(tx, { cubeId, userId, comment, entry }, changes)
  await touchCube(tx, cubeId)
  return cards
}

interface Listed extends Why {
  /** Cards of the cube. */
  readonly cards: readonly Card[]
}

/**
 * Takes cards out of their cube: unlisted and marked, never deleted, with a note in the history of each, and in that of the
 * cube but for those whose replacement is noted there.
 */
export async function removeFromCube(
  tx: Tx,
  cubeId: string,
  { cards, replaced, ...why }: Listed & { readonly replaced: ReadonlySet<string> },
): Promise<void> {
  await replaceCards(
    tx,
    cards.map((card) => ({ ...noted(card, 'removed from the cube', why), deactivated: true })),
    await nextCustomVersion(tx),
  )
  await unlistCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  const told = cards.filter((card) => !replaced.has(card._id))
  await noteCubeChanges(
    tx,
    { cubeId, ...why },
    told.map((card) => ({ kind: 'removed', card })),
  )
  await touchCube(tx, cubeId)
}

/** Puts cards that were taken out of their cube back, as they were, with a note in the history of each. */
export async function restoreToCube(tx: Tx, cubeId: string, { cards, ...why }: Listed): Promise<void> {
  checkRoom(await cardsListed(tx, cubeId), cards.length)
  await replaceCards(
    tx,
    cards.map((card) => ({ ...noted(card, 'put back into the cube', why), deactivated: false })),
    await nextCustomVersion(tx),
  )
  await listCards(
    tx,
    cubeId,
    cards.map((card) => card._id),
  )
  await noteCubeChanges(
    tx,
    { cubeId, ...why },
    cards.map((card) => ({ kind: 'restored', card })),
  )
  await touchCube(tx, cubeId)
}

/** A card with a note in its history that changes none of its data. */
function noted(card: Card, summary: string, { userId, comment }: Why): Card {
  const date = new Date().toISOString()
  const note = { ...creationRecord({ userId, date, comment }), type: 'update' as const, summary }
  return { ...card, changes: [...(card.changes ?? []), note], rev: (card.rev ?? 0) + 1 }
}

export interface CardEdit extends Why {
  readonly cardId: string
  readonly data: CardData
  /** The revision that was read; a stale one is a conflict. */
  readonly rev?: number | undefined
}

/**
 * Saves an edit of a custom card: the difference is appended to the stored history. Refuses an edit without a difference,
 * the removal of an original face, and a stale revision (409 with the card as it stands). Provider cards are not found.
 */
export const editCard = (tx: Tx, edit: CardEdit): Promise<Card> => saveEdit(tx, edit, { kind: 'edited' })

interface Noted {
  readonly kind: 'edited' | 'scarred'
  readonly draftId?: string | undefined
}

async function saveEdit(tx: Tx, edit: CardEdit, noted: Noted): Promise<Card> {
  const card = await heldCard(tx, edit.cardId)
  if (card === undefined) throw notFound('card', edit.cardId)
  await checkFresh(
    { read: edit.rev, stands: card.rev },
    'Someone else has changed this card.',
    async () => (await cardsForViewer(tx, [card], edit.userId))[0],
  )
  return writeEdit(tx, card, { ...edit, data: checkedData(card, edit.data) }, noted)
}

/** The data of an edit as it is stored. Refuses a face without a name or with two colors, and the removal of an original face. */
export function checkedData(card: Card, sent: CardData): CardData {
  checkNames(sent)
  checkIndicators(sent, card.data)
  checkOriginalFaces(card, sent)
  return keptData(card.data, sent)
}

type CheckedEdit = Pick<CardEdit, 'userId' | 'comment' | 'data'>

/** Stores checked data with its record in the history of the card and of its cube. Refuses data without a difference. */
async function writeEdit(tx: Tx, card: Card, edit: CheckedEdit, { kind, draftId }: Noted): Promise<Card> {
  const { userId, data } = edit
  const comment = edit.comment.trim() === '' ? COMMENT_EDITED : edit.comment
  const record = changeRecord(card.data, data, { userId, date: new Date().toISOString(), comment })
  if (record === undefined) throw new Refusal('No changes made to card')
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
  if (data.card_faces.some((face) => face.name.trim() === '')) throw new Refusal('A card needs a name.')
}

/** Refuses a face with a mana cost and an indicator (rules: library 4); one that came so from the provider may stay. */
export function checkIndicators(data: CardData, stored?: CardData): void {
  for (const [index, face] of data.card_faces.entries()) {
    const before = stored?.card_faces[index]
    const isSame =
      before?.mana_cost === face.mana_cost &&
      before.color_indicator.join('') === face.color_indicator.join('')
    if (!isSame) checkIndicator(face)
  }
}

/** The sent data as a custom card's: its name in its text becomes the placeholder; fields that no editor sends stay. */
function keptData(old: CardData, sent: CardData): CardData {
  const { origin: _ignored, ...data } = asCustomData({ _id: '', data: sent })
  const hasCost = data.card_faces[0]?.mana_cost !== ''
  return {
    ...data,
    ...(old.origin === undefined ? {} : { origin: old.origin }),
    ...(old.year === undefined ? {} : { year: old.year }),
    ...(old.reprint === undefined ? {} : { reprint: old.reprint }),
    ...(old.mtgo_id === undefined ? {} : { mtgo_id: old.mtgo_id }),
    ...(old.tokens === undefined ? {} : { tokens: old.tokens }),
    ...(old.cmc === undefined || hasCost ? {} : { cmc: old.cmc }),
  }
}

export interface ScarEdit extends CardEdit {
  readonly scarId: string
}

/**
 * Applies a scar outside a draft: the card's change and the scar's use are one operation (rules: hub 11). Refuses a used scar,
 * one of another cube, one that a draft holds, and a card without a change.
 */
export async function applyScar(tx: Tx, edit: ScarEdit): Promise<Card> {
  const card = await cardById(tx, edit.cardId)
  if (card?.cubeId === undefined) throw notFound('card', edit.cardId)
  await heldCube(tx, card.cubeId)
  const n = numberIn('scar', edit.scarId)
  const scar = n === undefined ? undefined : await scarByNumber(tx, card.cubeId, n)
  if (scar === undefined) throw notFound('scar', edit.scarId)
  if (scar.applied_at !== null) throw new Refusal('This scar was already used.')
  if (scar.reserved_by !== null) throw new Refusal('This scar is in a running draft.')
  const comment = scarComment(scar.text, edit.comment)
  const edited = await saveEdit(tx, { ...edit, comment }, { kind: 'scarred' })
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
 * Stores what a scar of a draft that is over made of a card, on top of what became of the card meanwhile. Returns the card;
 * nothing where the scar was used before, or card or scar are gone: a draft ends all the same.
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
  const edited = await writeEdit(tx, card, { data, userId, comment }, { kind: 'scarred', draftId })
  await noteUse(tx, scar, { card: edited, userId, draftId })
  return edited
}
