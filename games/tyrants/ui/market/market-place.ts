import type { CardWords } from '../card/card-height'
import { type CardBlock, cardBlock } from './card-rows'

/** The room of the window, in px. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** Where the market stands: below the map, beside the hand; or beside the map in a column of its own. */
export type MarketPlace = 'below' | 'beside'

/** The cards that a player reads. */
export interface ReadCards {
  readonly market: readonly CardWords[]
  readonly hand: readonly CardWords[]
  /** Those of the hand that were played in this turn: where they have room, too, playing moves nothing. */
  readonly played: readonly CardWords[]
}

/** How market and hand share a window. */
export interface CardLayout {
  readonly place: MarketPlace
  /** How wide the market is: in px beside the map, as a part of 1 of the row that it shares with the hand. */
  readonly share: number
  /** How high the rows of cards of each may be before the rest scrolls, in px. */
  readonly room: { readonly market: number; readonly hand: number }
}

/** How wide the column of a market beside the map may be, in px: wider only where its words need it. */
const COLUMNS = [316, 350, 384, 420, 452] as const
/** Which part of their row the market may take, the usual one first. */
const SHARES = [0.62, 0.58, 0.54, 0.5] as const
/** Below this width the page is scrolled, and everything stands under the map. */
const LEAST_FOR_COLUMNS = 1024
/** Below it, market and hand fit in under the map where the window is at least this high. */
const LEAST_FOR_ROWS = { width: 768, height: 960 }

const PLAYERS = 288
const LOG = 300
const LOG_FROM = 1400
const HEADER = 60
const BAR = 40
const QUESTION = 134
/** What of a panel of cards is no room for them: its edges, and the heads of a panel and of a column. */
const EDGES = 22
const COLUMN_EDGES = EDGES + 12
const HEAD = 43
const COLUMN_HEADS = 135
const GAP = 6
/** What market and hand side by side, and the hand alone, mostly take. */
const CARDS = 361
const HAND = 191
/** The largest map, as low as it is drawn. */
const MAP: WindowSize = { width: 1128, height: 570 }
/** The words become smaller before the map becomes lower than this; beside the market it is narrower, too. */
const MAP_HEIGHTS: Readonly<Record<MarketPlace, number>> = { below: 270, beside: 200 }
const MAP_HEIGHT_OF_ROWS = 380

/**
 * Returns where the market stands in a window so that the map beside or above it is largest.
 * @internal
 */
export function marketPlace(size: WindowSize): MarketPlace {
  if (size.width < LEAST_FOR_COLUMNS) return 'below'
  const { width, height } = roomOfMap(size)
  const below = scaleIn({ width, height: height - CARDS })
  const beside = scaleIn({ width: width - COLUMNS[0], height: height - HAND })
  return beside > below ? 'beside' : 'below'
}

/**
 * Returns how market and hand share a window so that all words have room: in their usual size, and the map as
 * large as may be.
 */
export function cardLayout({ market, hand, played }: ReadCards, size: WindowSize): CardLayout {
  const place = marketPlace(size)
  const room = roomOfCards(place, size)
  const choices = (hand: readonly CardWords[]) =>
    (place === 'beside' ? COLUMNS : SHARES).map((share) => {
      const widths = widthsOf(place, share, size)
      const blocks = [
        fitted(market, { width: widths.market, height: room.market }),
        fitted(hand, { width: widths.hand, height: room.hand }),
      ] as const
      return { share, fit: fitOf(blocks, place) }
    })
  const steady = bestOf(choices([...hand, ...played]))
  // What is read goes before what was here.
  const { share } = played.length > 0 && isOver(steady) ? bestOf(choices(hand)) : steady
  return { place, share, room }
}

/** How wide the rows of market and hand are, in px. */
function widthsOf(place: MarketPlace, share: number, size: WindowSize) {
  const { width } = roomOfMap(size)
  return place === 'beside'
    ? { market: share - COLUMN_EDGES, hand: width - share - EDGES }
    : { market: (width - GAP) * share - EDGES, hand: (width - GAP) * (1 - share) - EDGES }
}

/** What map and cards have together, in px. */
function roomOfMap({ width, height }: WindowSize): WindowSize {
  const isScrolled = width < LEAST_FOR_COLUMNS
  const hasLog = width >= LOG_FROM
  return {
    width: isScrolled ? width - 24 : width - PLAYERS - (hasLog ? LOG : 0) - 12,
    height: height - HEADER - (hasLog ? 0 : BAR) - QUESTION,
  }
}

/** A page that is scrolled has any height. */
function roomOfCards(place: MarketPlace, size: WindowSize): CardLayout['room'] {
  const { width, height } = size
  if (width < LEAST_FOR_COLUMNS && (width < LEAST_FOR_ROWS.width || height < LEAST_FOR_ROWS.height))
    return { market: Infinity, hand: Infinity }
  const map = width < LEAST_FOR_COLUMNS ? MAP_HEIGHT_OF_ROWS : MAP_HEIGHTS[place]
  const rows = roomOfMap(size).height - map - HEAD
  return { market: place === 'beside' ? height - COLUMN_HEADS : rows, hand: rows }
}

/** Cards in a room, and by how much they are higher than it. */
interface FittedBlock extends CardBlock {
  readonly over: number
}

function fitted(cards: readonly CardWords[], room: WindowSize): FittedBlock {
  const block = cardBlock(cards, { ...room, width: Math.floor(room.width) })
  return { ...block, over: Math.max(0, block.height - room.height) }
}

/** What makes a layout worse than another, the weightiest first. */
type Fit = readonly number[]

function fitOf([market, hand]: readonly [FittedBlock, FittedBlock], place: MarketPlace): Fit {
  const higher = place === 'beside' ? 0 : Math.max(market.height, hand.height)
  return [market.over + hand.over, -Math.min(market.size, hand.size), higher]
}

/** A way to share a window, and what is wrong with it. */
interface SharedRoom {
  readonly share: number
  readonly fit: Fit
}

const bestOf = (choices: readonly SharedRoom[]): SharedRoom =>
  choices.reduce((one, other) => (isBefore(other.fit, one.fit) ? other : one))

const isOver = ({ fit: [over = 0] }: SharedRoom): boolean => over > 0

function isBefore(one: Fit, other: Fit): boolean {
  const at = one.findIndex((value, index) => value !== other[index])
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0)
}

const scaleIn = ({ width, height }: WindowSize): number => Math.min(width / MAP.width, height / MAP.height)
