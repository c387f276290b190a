import { isJsonObject } from '@parlour/kernel'
import type { CardData } from '@parlour/mtg-cards'
import type { ChangedCards } from '@parlour/mtg-ui'
import type { SerializedGame } from '@parlour/protocol'
import type { DraftView, SeatView } from '../rules/types'

/** A draft's view as the rules built it for this viewer. */
export function draftView({ view }: Pick<SerializedGame, 'view'>): DraftView {
  if (!isDraftView(view)) throw new TypeError('the view is not that of a draft')
  return view
}

function isDraftView(view: unknown): view is DraftView {
  return isJsonObject(view) && (view.kind === 'cube' || view.kind === 'set') && Array.isArray(view.seats)
}

/** Returns the scarred cards of a view as `useCards` takes them. */
export const scarredCards = (scarred: DraftView['scarred'] = {}): ChangedCards =>
  new Map(
    Object.entries(scarred).flatMap(([id, { before, card }]) =>
      isCardData(before) && isCardData(card) ? [[id, { before, card }] as const] : [],
    ),
  )

/** The server stores only card data that its schema accepts, except in games that an admin pasted. */
function isCardData(value: object): value is CardData {
  return 'card_faces' in value && Array.isArray(value.card_faces)
}

/** Whether the viewer has made their last pick; others may still draft. */
export const hasDrafted = ({ you, picks, numPacks, packSize }: DraftView): boolean =>
  you !== undefined && (picks !== undefined || you.picked.length >= numPacks * packSize)

/** Whether the viewer has drafted and has a deck to build; after a look back it is not shown. */
export const isBuilding = (view: DraftView): boolean => view.you?.deckId !== undefined && hasDrafted(view)

/** Whether packs go round. Boards do not load the list of ways, which is for the lobby. */
export const passesPacks = ({ way }: Pick<DraftView, 'way'>): boolean => way === undefined

/** How far a seat is, in words, for whoever may know it. */
export function seatWords({ numPacks, packSize, ...view }: DraftView, { picks, done }: SeatView): string {
  if (passesPacks(view)) return `${picks} of ${numPacks * packSize} picks made`
  return done === 0 ? 'packs closed' : done === 1 ? 'building a deck' : 'deck built'
}

/** What players call the draft: the name of its cube or set. */
export function sourceName({ cubeName, set }: Pick<DraftView, 'cubeName' | 'set'>): string {
  return cubeName ?? set?.name ?? 'cube'
}

/**
 * The name of the seat that a pack of a round goes to after the given seat; odd rounds pass backwards (rules:
 * draft 3.1).
 */
export function nextHolder(seats: readonly string[], from: string, round: number): string | undefined {
  const step = round % 2 === 0 ? 1 : -1
  const at = seats.indexOf(from)
  return at < 0 ? undefined : seats[(at + step + seats.length) % seats.length]
}
