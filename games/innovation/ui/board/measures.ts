import { type CardMeasure, LOWEST_STRIP, OFFSETS, type Pack, stripOf } from './geometry'

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
export function spareHeight({ form, width, height, sets }: Window, players: readonly SeatedPacks[]): Spare {
  if (form === 'phone') return NO_SPARE
  const isWide = width >= IN_PAIRS
  const depths = depthsOf(isWide, players)
  const decks =
    DECK_ROW * Math.max(0, sets - (players.length === 4 ? 1 : 2)) +
    (sets < MANY_SETS ? 0 : MORE_LINES + (MORE_WITH_OTHERS[players.length] ?? 0))
  const frame = isWide || (form === 'desktop' && players.length === 2) ? 'desktop' : 'tablet'
  const room =
    height -
    (NEEDED[frame][players.length] ?? Infinity) -
    decks -
    (sets < MANY_SETS ? headLines(isWide, width, players) : 0)
  const whole = { own: stripOf(LARGE), others: stripOf(players.length > 2 ? SMALL : LARGE) }
  const strips = form === 'desktop' ? stripsIn(room + MAY_GIVE, depths, whole) : whole
  const over = room - heightOf(depths, strips)
  const crowded = -over - MAY_GIVE - SMALL_HAND_GIVES
  const left = Math.max(form === 'desktop' ? -MAY_GIVE : 0, over)
  const share = (part: number, most: number) => Math.min(most, Math.floor(left * part))
  const full = players.length <= 2
  return {
    hand: share(left < 0 ? 0.6 : 0.45, 60),
    own: share(left < 0 ? 0.4 : full ? 0.3 : 0.5, 50),
    others: full && left > 0 ? share(0.22, 40) : 0,
    tight: over < -MAY_GIVE,
    ...(form === 'desktop' &&
      players.length > 2 &&
      crowded - (sets < MANY_SETS ? 0 : NAMES_GIVE + LARGE.h - LOWEST) > 0 && { low: true }),
    ...((sets >= MANY_SETS || (full && form === 'desktop')) && crowded > 0 && { crowded }),
    ...(strips.own < whole.own && { ownRise: depths.own * strips.own }),
    ...(strips.others < whole.others && { othersRise: Math.max(0, ...depths.others) * strips.others }),
  }
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

/** The cards of the viewer's hand. */
export function handMeasure(form: Form, { players, spare }: Omit<Seated, 'own'>): CardMeasure {
  if (form === 'phone') return { ...PHONE, h: 96, wMin: 132, wMax: 132, full: true }
  return {
    ...LARGE,
    h: (players < 4 ? 112 : LOW) + spare.hand,
    wMin: 138,
    wMax: 240,
  }
}
