import { type CardMeasure, LOWEST_STRIP, OFFSETS, type Pack, stripOf } from './geometry'
import { HAND_GAP, rowsWithText } from './hand-rows'

export type Form = 'desktop' | 'tablet' | 'phone'

/** How wide a window each form begins at. */
export function formOf(windowWidth: number): Form {
  if (windowWidth >= 1024) return 'desktop'
  return windowWidth >= 768 ? 'tablet' : 'phone'
}

const PHONE: CardMeasure = { cell: 15, inset: 2, h: 60, wMin: 110, wMax: 150, full: false }
const LARGE: CardMeasure = { cell: 16, inset: 3, h: 118, wMin: 138, wMax: 200, full: true }
/** A tableau that is looked at alone. */
export const ENLARGED: CardMeasure = { cell: 18, inset: 3, h: 190, wMin: 138, wMax: 240, full: true }
const LARGE_TABLET: CardMeasure = { cell: 15, inset: 2, h: 124, wMin: 118, wMax: 190, full: true }
/** The height with which four players fit a window of 1440 x 900. */
const LOW = 102
export const SMALL: CardMeasure = { cell: 14, inset: 2, h: 59, wMin: 74, wMax: 104, full: false }

/** The strips of a board that is higher than the window. */
const TIGHT = { cell: 14, inset: 2 }

/** How much taller than usual cards may be, in px; below 0, how much shorter they must be. */
export interface Spare {
  readonly own: number
  readonly others: number
  readonly hand: number
  /** Where the hand keeps its texts in several rows: how many, and how high a card is. */
  readonly handRows?: { readonly rows: number; readonly h: number }
  /** The board is higher than the window: strips and hand are as low as they may be. */
  readonly tight: boolean
  /** The board is higher than the window even with those: of several others only the heads show. */
  readonly low?: boolean
  /** By how many px the board is higher than the window even so: the hand is a line of names, and cards lose their text. */
  readonly crowded?: number
  /** The most px the strips of a stack may take downwards: of the viewer's, and of the others'. */
  readonly ownRise?: number
  readonly othersRise?: number
}
/** Nothing to spare, as on a phone. */
export const NO_SPARE: Spare = { own: 0, others: 0, hand: 0, tight: false }

/** What a table without any splay needs of a window's height, by the number of players; the edges of its stacks are among it. */
const NEEDED: Readonly<Record<'desktop' | 'tablet', Readonly<Record<number, number>>>> = {
  desktop: { 2: 852, 3: 800, 4: 828 },
  tablet: { 2: 994, 3: 1056, 4: 1150 },
}

/** A board that is at most this many px too high for the window keeps its form: its cards become a little lower. */
const MAY_GIVE = 40

/** What a hand of small cards gives, and then one of names alone. */
const SMALL_HAND_GIVES = 43
const NAMES_GIVE = 56
/** Below this a card has no room for two lines of text. */
const LEAST_WITH_TEXT = 82
/** The lowest card without text. */
const LOWEST = 58

interface Window {
  readonly form: Form
  readonly width: number
  readonly height: number
  /** How many sets are in play: each has a row of decks. */
  readonly sets: number
  /** How many cards the viewer has in hand. */
  readonly hand?: number
}

interface SeatedPacks {
  readonly own: boolean
  /** How many backs its head shows. */
  readonly backs?: number
  readonly packs: readonly Pack[]
}

const DECK_ROW = 18
/** From so many sets on there are too many kinds of actions to stand side by side: the question is higher. */
export const MANY_SETS = 3
const MORE_LINES = 28
/** Heads of the others take a second line, and the achievements of many sets more rows. */
const MORE_WITH_OTHERS: Readonly<Record<number, number>> = { 3: 60, 4: 46 }
/** From this width of the window on, two of several others stand side by side. */
const IN_PAIRS = 1100
/** What the foot of a stack takes of its width: letter, number, splay and hexes, and each kind of icons it counts. */
const FOOT_HEAD = 76
const FOOT_KIND = 30
/** A card of the viewer's in a crowded tableau is about so wide. */
const CROWDED = 170
const FOOT_LINE = 18
/** With four players, the shared piles are this much higher than the tableau beside them. */
const BESIDE_SHARED = 40

/**
 * Shares the height that is left in the window among the cards with text, or what is missing among the viewer's. Strips
 * that go down take of it first; where they are too many, they are lower, as far as whole icons allow.
 */
export function spareHeight(window: Window, players: readonly SeatedPacks[]): Spare {
  const { form, width, sets } = window
  if (form === 'phone') return NO_SPARE
  const isWide = width >= IN_PAIRS
  const whole = { own: stripOf(LARGE), others: stripOf(players.length > 2 ? SMALL : LARGE) }
  const fit = (room: number, depths: Depths) => {
    const strips = form === 'desktop' ? stripsIn(room + MAY_GIVE, depths, whole) : whole
    return { strips, over: room - heightOf(depths, strips) }
  }
  const depths = depthsOf(isWide, players)
  const room = roomIn(window, players)
  const unfolded = fit(room, depths)
  const isLow = players.length > 2 && isMuchTooHigh(unfolded.over, form, sets)
  const gives = isWide ? FOLDED + headLines(isWide, width, players) : FOLDED * depths.others.length
  const { strips, over } = isLow ? fit(room + gives, { ...depths, others: [] }) : unfolded
  const crowded = -over - MAY_GIVE - SMALL_HAND_GIVES
  const mayGive = form === 'desktop' ? MAY_GIVE : 0
  const rows = moreRows(window, players.length)
  const isInRows = rows !== undefined && over - rows.more >= -mayGive
  const left = Math.max(-mayGive, over - (isInRows ? rows.more : 0))
  const share = (part: number, most: number) => Math.min(most, Math.floor(left * part))
  const full = players.length <= 2
  const hand = share(left >= 0 ? 0.45 : isInRows ? 0 : 0.6, 60)
  const own = share(left >= 0 ? (full ? 0.3 : 0.5) : isInRows ? 1 : 0.4, 50)
  return {
    hand,
    own,
    others: full && left > 0 ? share(0.22, 40) : 0,
    tight: over < -MAY_GIVE,
    ...(isInRows && { handRows: { rows: rows.rows, h: LEAST_WITH_TEXT + Math.floor(hand / rows.rows) } }),
    ...(isLow && { low: true }),
    ...((sets >= MANY_SETS || (full && form === 'desktop')) && crowded > 0 && { crowded }),
    ...(strips.own < whole.own && { ownRise: depths.own * strips.own }),
    ...(strips.others < whole.others && { othersRise: Math.max(0, ...depths.others) * strips.others }),
  }
}

/** The height of a window beyond what its table needs without any splay. */
function roomIn({ form, width, height, sets }: Window, players: readonly SeatedPacks[]): number {
  const isWide = width >= IN_PAIRS
  const decks =
    DECK_ROW * Math.max(0, sets - (players.length === 4 ? 1 : 2)) +
    (sets < MANY_SETS ? 0 : MORE_LINES + (MORE_WITH_OTHERS[players.length] ?? 0))
  const frame = isWide || (form === 'desktop' && players.length === 2) ? 'desktop' : 'tablet'
  const heads = sets < MANY_SETS ? headLines(isWide, width, players) : 0
  return height - (NEEDED[frame][players.length] ?? Infinity) - decks - heads
}

/** What a row of others gives when only their heads show. */
const FOLDED = 89

/** Whether a board is so much too high that the others fold: on a tablet, where no card becomes lower, as soon as it is. */
function isMuchTooHigh(over: number, form: Form, sets: number): boolean {
  if (form !== 'desktop') return over < 0
  return over + MAY_GIVE + SMALL_HAND_GIVES + (sets < MANY_SETS ? 0 : NAMES_GIVE + LARGE.h - LOWEST) < 0
}

/** What stands beside a hand: the log on a desktop, and the edges of the window. */
const BESIDE_HAND: Readonly<Record<'desktop' | 'tablet', number>> = { desktop: 326, tablet: 28 }

/** The rows in which a large hand keeps its texts, and how much higher than one row they are at least; undefined where one row does. */
function moreRows({ form, width, hand = 0 }: Window, players: number) {
  const rows = rowsWithText(hand, width - BESIDE_HAND[form === 'desktop' ? 'desktop' : 'tablet'])
  if (rows === undefined || rows === 1) return undefined
  return { rows, more: rows * (LEAST_WITH_TEXT + HAND_GAP) - HAND_GAP - handHeight(players) }
}

/** How many strips go down at most: in the viewer's tableau, and in each row of the others'. */
interface Depths {
  readonly own: number
  /** By how much a second line of a foot makes the viewer's tableau higher, in px. */
  readonly foot: number
  readonly others: readonly number[]
  /** What the last row of the others has to spare, in px. */
  readonly beside: number
}

function depthsOf(isWide: boolean, players: readonly SeatedPacks[]): Depths {
  const depth = ({ packs }: SeatedPacks) =>
    Math.max(0, ...packs.map(({ count, splay }) => OFFSETS[splay][1] * Math.max(0, count - 1)))
  const others = players.filter(({ own }) => !own).map(depth)
  const inPairs = isWide && players.length > 2
  const own = players.filter((player) => player.own)
  return {
    own: Math.max(0, ...own.map(depth)),
    foot: secondLine(own.flatMap((player) => player.packs)),
    others: inPairs ? [Math.max(0, ...others.slice(0, 2)), Math.max(0, ...others.slice(2))] : others,
    beside: players.length === 4 && inPairs ? BESIDE_SHARED : 0,
  }
}

/** What stands in a head beside backs, a back, and what a second line adds, in px. */
const HEAD_WORDS = 330
const HEAD_BACK = 23
const HEAD_LINE = 24
/** What the log and the edges of a window leave off a board. */
const BESIDE_BOARD = 340

/** What the second lines of the others' heads take, a line for each row of them. */
function headLines(isWide: boolean, width: number, players: readonly SeatedPacks[]): number {
  const others = players.filter(({ own }) => !own)
  const inPairs = isWide && players.length > 2
  const room = (width - BESIDE_BOARD) / (inPairs ? 2 : 1)
  const wraps = others.map(({ backs = 0 }) => HEAD_WORDS + backs * HEAD_BACK > room)
  const rows = inPairs ? [wraps.slice(0, 2), wraps.slice(2)] : wraps.map((one) => [one])
  return HEAD_LINE * rows.filter((row) => row.includes(true)).length
}

/** What the second lines of feet that are wider than their stacks add to the highest stack, in px. */
function secondLine(packs: readonly Pack[]): number {
  const strip = stripOf(LARGE)
  const stacks = packs.map(({ count, splay, kinds = 0 }) => {
    const [across, down] = OFFSETS[splay].map((one) => Math.abs(one) * Math.max(0, count - 1) * strip)
    const isWider = FOOT_HEAD + kinds * FOOT_KIND > CROWDED + (across ?? 0)
    return { down: down ?? 0, foot: isWider ? FOOT_LINE : 0 }
  })
  const highest = Math.max(0, ...stacks.map(({ down }) => down))
  return Math.max(0, ...stacks.map(({ down, foot }) => down + foot)) - highest
}

/** Whether too much stands on a board to calculate its height: it is measured once it is drawn, and no large hand takes of it. */
export const isMeasured = ({
  form,
  players,
  sets,
}: {
  form: Form
  players: number
  sets: number
}): boolean => (form === 'phone' ? false : players > 2 || (form === 'desktop' && sets >= MANY_SETS))

/** Whether the heads of three others, which are all that shows of them, stand in one row, and what is shared below them. */
export const headsInRow = (spare: Spare, { width, players }: { width: number; players: number }): boolean =>
  spare.low === true && players === 4 && width >= IN_PAIRS

interface Strips {
  readonly own: number
  readonly others: number
}

const heightOf = ({ own, foot, others, beside }: Depths, strips: Strips): number =>
  own * strips.own +
  foot +
  others.reduce((sum, depth, row) => sum + Math.max(0, depth * strips.others - (row > 0 ? beside : 0)), 0)

/** The highest strips with which those of all rows fit; the lowest there may be where none do. */
function stripsIn(room: number, depths: Depths, whole: Strips): Strips {
  let strips = whole
  while (heightOf(depths, strips) > room && Math.max(strips.own, strips.others) > LOWEST_STRIP)
    strips = {
      own: Math.max(LOWEST_STRIP, strips.own - (strips.own >= strips.others ? 1 : 0)),
      others: Math.max(LOWEST_STRIP, strips.others - (strips.others >= strips.own ? 1 : 0)),
    }
  return strips
}

interface Seated {
  readonly own: boolean
  readonly players: number
  readonly spare: Spare
}

/** The cards of a tableau: the viewer's and, of two players, the opponent's in full, others small. */
export function measureFor(form: Form, { own, players, spare }: Seated): CardMeasure {
  if (form === 'phone') return PHONE
  if (own || players <= 2) {
    const more = own ? spare.own : spare.others
    const low = players > 3 || spare.tight
    const rise = own ? spare.ownRise : spare.othersRise
    if (form === 'tablet') return { ...LARGE_TABLET, h: LARGE_TABLET.h + more }
    const lower = own ? Math.max(0, (spare.crowded ?? 0) - NAMES_GIVE) : 0
    const h = Math.max(LOWEST, (low ? LOW : LARGE.h) + more - lower)
    return { ...LARGE, ...(spare.tight && TIGHT), h, full: h >= LEAST_WITH_TEXT, rise }
  }
  if (form === 'tablet') return { ...SMALL, wMax: 128 }
  return { ...SMALL, rise: spare.othersRise }
}

const handHeight = (players: number): number => (players < 4 ? 112 : LOW)

/** The cards of the viewer's hand. */
export function handMeasure(form: Form, { players, spare }: Omit<Seated, 'own'>): CardMeasure {
  if (form === 'phone') return { ...PHONE, h: 96, wMin: 132, wMax: 132, full: true }
  return {
    ...LARGE,
    h: handHeight(players) + spare.hand,
    wMin: 138,
    wMax: 240,
  }
}
