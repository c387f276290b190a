import { type LogLine, type LogValue, logLine, type Random, randomFrom } from '@parlour/kernel'
import { zoneKind, type ZoneName, type ZonePlace, zonePlace } from './facts/zones'
import type { Bar, Board, PlayerState, TableCard, TableNews, TableRecord, TableState } from './types'
import { refusal } from './refusals'

/**
 * An action that is being carried out: the table as it is so far, and the log lines and news about it. The
 * state that it began with is not changed.
 */
export interface Work {
  board: Board
  records: Readonly<Record<string, TableRecord>>
  cardsMade: number
  handlesMade: number
  dice: readonly number[]
  bar: Bar
  readonly random: Random
  readonly news: TableNews[]
  readonly lines: LogLine[]
  /** Who does it. */
  readonly by: string
  /** Who had priority when it began. */
  readonly priority: string
  /** Seats that bots play. */
  readonly bots: readonly string[]
}

/** Begins an action of a player. */
export const workOn = (state: TableState, by: string): Work => ({
  board: state.board,
  records: state.records,
  cardsMade: state.cardsMade,
  handlesMade: state.handlesMade,
  dice: state.dice,
  bar: 'none',
  random: randomFrom(state.random),
  news: [],
  lines: [],
  by,
  priority: state.board.priority,
  bots: state.settings.players.flatMap(({ name, bot }) => (bot === undefined ? [] : [name])),
})

/** A card and where it lies. */
export interface FoundCard {
  readonly card: TableCard
  readonly place: ZonePlace
  readonly index: number
}

/** Returns a player of the table. Refuses a name that is none. */
export function playerNamed(board: Board, name: string): PlayerState {
  const player = board.players.find((one) => one.name === name)
  if (player === undefined) throw refusal('player_not_at_table', { player: name.slice(0, 80) })
  return player
}

/** Returns the cards of a zone, the first on top. */
export const cardsIn = (board: Board, { player, zone }: ZonePlace): readonly TableCard[] =>
  playerNamed(board, player).zones[zone]

/** Reads the address of a zone of this table. Refuses any other text. */
export function zoneAt({ board }: Work, id: string): ZonePlace {
  const place = zonePlace(id)
  if (place === undefined) throw refusal('no_such_zone', { zone: id.slice(0, 80) })
  playerNamed(board, place.player)
  return place
}

/** Refuses a count of cards of a zone that goes beyond it. */
export function checkCount({ board }: Work, at: ZonePlace, count: number): void {
  const { length } = cardsIn(board, at)
  if (count <= length) return
  const cards = length === 0 ? 'no card' : length === 1 ? 'only 1 card' : `only ${length} cards`
  throw refusal('too_few_in_zone', { player: at.player, zone: at.zone, cards })
}

/** Finds a card of which something holds; undefined when there is none. */
function findCard(board: Board, holds: (card: TableCard) => boolean): FoundCard | undefined {
  for (const { name: player, zones } of board.players)
    for (const zone of ZONE_ORDER) {
      const index = zones[zone].findIndex(holds)
      const card = zones[zone][index]
      if (card !== undefined) return { card, place: { player, zone }, index }
    }
  return undefined
}

/** Zones in which most actions find their card come first. */
const ZONE_ORDER: readonly ZoneName[] = [
  'creatures',
  'land',
  'battlefield',
  'hand',
  'attacking',
  'blocking',
  'stack',
  'graveyard',
  'exile',
  'command',
  'sideboard',
  'library',
]

/**
 * Returns the card that a handle means. Refuses a handle of before: that card has moved or been shuffled
 * meanwhile.
 */
export function cardOfHandle(board: Board, handle: string): FoundCard {
  const foundCard = findCard(board, (card) => card.handle === handle)
  if (foundCard === undefined) throw refusal('card_has_moved')
  return foundCard
}

/** Returns the card that a handle means, to one who knows it. Refuses anybody else. */
export function knownCard(work: Work, handle: string): FoundCard {
  const foundCard = cardOfHandle(work.board, handle)
  if (!foundCard.card.knownTo.includes(work.by)) throw refusal('card_not_known')
  return foundCard
}

/**
 * Returns the card that a handle means, where it lies open: what links it to another would show where a
 * hidden card lies.
 */
export function openCard({ board }: Work, handle: string): FoundCard {
  const foundCard = cardOfHandle(board, handle)
  if (zoneKind(foundCard.place.zone) !== 'public') throw refusal('cannot_be_targeted')
  return foundCard
}

/** Returns a card by its id; undefined when it is gone. */
export const cardOfId = (board: Board, id: string): FoundCard | undefined =>
  findCard(board, (card) => card.id === id)

/** Returns the names of all players, in seat order. */
export const everyone = (board: Board): readonly string[] => board.players.map(({ name }) => name)

/** Returns the names of some players in seat order, each once. */
export const inSeatOrder = (board: Board, names: readonly string[]): readonly string[] =>
  everyone(board).filter((name) => names.includes(name))

/** Notes that a step showed a card, or that chance decided it: the stronger reason stays. */
export function bars(work: Work, bar: Bar): void {
  if (STRENGTH[bar] > STRENGTH[work.bar]) work.bar = bar
}
const STRENGTH: Readonly<Record<Bar, number>> = { none: 0, shown: 1, chance: 2, never: 3 }

const DEEPEST = 8
/** How many cards lie on the stacks: what is written meanwhile stands that much further in. */
const stacked = ({ players }: Board): number =>
  players.reduce((sum, { zones }) => sum + zones.stack.length, 0)

/** Lines of turns, of phases and priority, and of all that happens in them. */
export const TURN_LINE = 0
export const PHASE_LINE = 1
const ACTION_LINE = 2

/** How far in a line of an action stands now. */
export const actionIndent = ({ board }: Work): number => ACTION_LINE + Math.min(stacked(board), DEEPEST)

type LineValues = Readonly<Record<string, LogValue>>

/**
 * Writes a line. It names who acts where that is not the player it is about, or the one with priority when it
 * is about none.
 */
export const say = (work: Work, template: string, values: LineValues): void =>
  write(work, template, { values })

interface LineForm {
  readonly values: LineValues
  readonly indent?: number
  readonly classes?: readonly string[]
}

/** Writes a line with an indentation and classes of its own, as `say` does. */
export function write(work: Work, template: string, { values, indent, classes = [] }: LineForm): void {
  const form = { indent: indent ?? actionIndent(work), classes }
  const named = values.player ?? work.priority
  work.lines.push(
    named !== work.by
      ? logLine(`${template} (by {playerBy})`, { ...values, playerBy: work.by }, form)
      : logLine(template, values, form),
  )
}
