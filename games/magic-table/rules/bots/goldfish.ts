import type { Bot, Pick } from '@parlour/kernel'
import { facesOf, isLand } from '@parlour/mtg-cards'
import { STAR_PHASES } from '../facts/phases'
import { ALLOW_UNDO, CHOOSE_DECK, OPENING_HAND } from '../facts/question-kinds'
import { zoneId } from '../facts/zones'
import type { CardView, SeatView, TableView } from '../view'
import { goldfishDeck } from './goldfish-deck'

/**
 * Keeps its first seven cards, plays a land in each of its turns, and passes. Lets everything be taken back.
 */
export const goldfish: Bot<TableView> = ({ view, request }) => {
  if (request.kind === CHOOSE_DECK) return [goldfishDeck()]
  if (request.kind === OPENING_HAND) return ['Keep']
  if (request.kind === ALLOW_UNDO) return ['yes']
  return [nextAction(view, request.actor)]
}

function nextAction(view: TableView, name: string): Pick {
  const own = view.seats.find((seat) => seat.name === name)
  if (own === undefined) return { name: 'pass priority' }
  if (own.zones.hand.count === 0 && own.zones.land.count === 0 && own.zones.library.count > 0)
    return { name: 'draw 7', playerName: name }
  if (view.turnPlayer !== name)
    return view.phase === 'end' ? { name: 'select phase', phase: 'start turn' } : pass
  return inOwnTurn(view, own)
}

const pass = { name: 'pass priority' }

function inOwnTurn(view: TableView, own: SeatView): Pick {
  // Whoever begins a game of two draws nothing in the first turn (103.8a).
  const phases =
    view.turn === 1 && begins(view) ? STAR_PHASES.filter((phase) => phase !== 'draw') : STAR_PHASES
  const at = phases.indexOf(view.phase)
  const following = at === -1 ? undefined : phases[at + 1]
  if (following !== undefined) return { name: 'select phase', phase: following }
  if (view.phase !== 'main 1') return view.phase === 'end' ? pass : { name: 'select phase', phase: 'end' }
  const land = own.zones.hand.cards.find((card) => isKnownLand(view, card))
  const played = own.zones.land.cards.length >= landsAllowed(view, own)
  if (land === undefined || played) return { name: 'select phase', phase: 'end' }
  return { name: 'move card', cardId: land.handle, destId: zoneId(own.name, 'land') }
}

function isKnownLand({ records }: TableView, card: CardView): boolean {
  if (!('record' in card)) return false
  const [face] = facesOf(records[card.record]?.data)
  return face !== undefined && isLand(face)
}

/** Whether it is a turn of the player who began a game of two. */
const begins = ({ turn, seats }: TableView): boolean => seats.length === 2 && turn % 2 === 1

/**
 * One land for each card drawn beyond the first seven, and one for a first turn without a draw: that is how
 * many turns the bot has had.
 */
function landsAllowed(view: TableView, { zones }: SeatView): number {
  const drawn = zones.hand.count + zones.land.count
  return Math.max(1, drawn - 7 + (begins(view) ? 1 : 0))
}
