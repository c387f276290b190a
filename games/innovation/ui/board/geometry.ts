import type { Splay } from '../../rules/facts/names'

/**
 * How a card is drawn: edge of an icon, space around it, height, and the narrowest and widest it may be, in
 * px.
 */
export interface CardMeasure {
  readonly cell: number
  readonly inset: number
  readonly h: number
  readonly wMin: number
  readonly wMax: number
  /** With text. */
  readonly full: boolean
  /** The most px the strips of a stack may take downwards; without it, as many as they are. */
  readonly rise?: number | undefined
  /** The same to the side. */
  readonly run?: number | undefined
}

/** A measure with the width that fits, and whether the stacks go on in a second row. */
export interface FittedMeasure extends CardMeasure {
  readonly w: number
  /** The width of a stack without cards. */
  readonly empty: number
  readonly wraps: boolean
}

/** A stack as the geometry sees it. */
export interface Pack {
  readonly count: number
  readonly splay: Splay
}

/**
 * Where the next covered card lies, in strips. Only the icons that the splay shows stay visible (rules:
 * innovation 11.1).
 */
export const OFFSETS: Readonly<Record<Splay, readonly [number, number]>> = {
  none: [0, 0],
  left: [1, 0],
  right: [-1, 0],
  up: [0, 1],
  aslant: [-1, 1],
}

/** Edges that show below an unsplayed stack, and how far each stands out. */
const MOST_EDGES = 3
export const EDGE = 3
const NARROWEST_CELL = 11
/** The lowest strip: the smallest icon and its plate's edge, whole. */
export const LOWEST_STRIP = NARROWEST_CELL + 2
const NARROWEST_CARD = 56

/**
 * How much of a covered card has to show for its icons.
 * @internal
 */
export const stripOf = ({ cell, inset }: Pick<CardMeasure, 'cell' | 'inset'>): number => cell + 2 * inset

/** Where each card of a stack lies, top first, and the box around them. */
export interface StackBox {
  readonly width: number
  readonly height: number
  readonly layers: readonly { readonly left: number; readonly top: number }[]
  /** Edges of an unsplayed stack. */
  readonly edges: number
  /** The icons of the covered cards: as large as their strip, smaller than the top card's in a deep stack. */
  readonly covered: Icons
}

/**
 * Further covered cards make the strips of their own stack lower, and take nothing from the stacks beside it.
 */
const MOST_STRIPS = 9

/**
 * The icons of covered cards: those of the measure, or, in a stack too deep for the room there is, as much
 * smaller as they must be.
 */
function coveredIcons({ count, splay }: Pack, measure: StripMeasure): Icons {
  const { cell, inset, rise = Infinity, run = Infinity } = measure
  const [across, down] = OFFSETS[splay].map((one) => Math.abs(one) * (count - 1))
  const deep = MOST_STRIPS * stripOf(measure)
  const most = Math.min(roomFor(down, Math.min(rise, deep)), roomFor(across, Math.min(run, deep)))
  const strip = Math.max(LOWEST_STRIP, Math.floor(most))
  if (strip >= stripOf(measure)) return { cell, inset }
  const edge = Math.max(1, Math.min(inset, Math.floor((strip - NARROWEST_CELL) / 2)))
  return { cell: strip - 2 * edge, inset: edge }
}

type StripMeasure = Pick<CardMeasure, 'cell' | 'inset' | 'rise' | 'run'>
const roomFor = (layers = 0, room: number): number => (layers > 0 ? room / layers : Infinity)

type StackMeasure = StripMeasure & Pick<FittedMeasure, 'w' | 'h'>

/**
 * The box of a stack: card plus one strip for every covered card, in the direction of its splay. An unsplayed
 * one is as high as with all its edges, so that nothing moves when it gets one.
 */
export function stackBox(pack: Pack, measure: StackMeasure): StackBox {
  const { count, splay } = pack
  const [dx, dy] = OFFSETS[splay]
  const covered = coveredIcons(pack, measure)
  const strip = stripOf(covered)
  const more = Math.max(0, count - 1)
  const start = dx < 0 ? more * strip : 0
  const edges = splay === 'none' ? Math.min(more, MOST_EDGES) : 0
  const shown = splay === 'none' ? Math.min(count, 1) : count
  return {
    width: measure.w + Math.abs(dx) * more * strip,
    height: measure.h + Math.max(dy * more * strip, splay === 'none' ? MOST_EDGES * EDGE : 0),
    layers: Array.from({ length: shown }, (_, depth) => ({
      left: start + depth * dx * strip,
      top: depth * dy * strip,
    })),
    edges,
    covered,
  }
}

/** The room stacks share: side by side with a gap, or each in a row of its own beside its counts. */
export interface Room {
  readonly width: number
  readonly gap: number
  readonly rows?: boolean
}

/** What an empty stack takes at least. */
const EMPTY = 52

/** What stands beside a stack that has a row of its own. */
const BESIDE = 100

/** How many px the strips of the deepest stacks give way at a time. */
const STEP = 4

/**
 * Shares the width: all strips first, the rest in equal cards; empty stacks give way. Too narrow: the strips
 * of the deepest stacks shrink, all others stay as they are; then the stacks wrap. Icons are never cut.
 */
export function fitted(packs: readonly Pack[], measure: CardMeasure, room: Room): FittedMeasure {
  const widest = Math.max(0, ...packs.map((pack) => across(pack, measure)))
  const narrowest = Math.max(0, ...packs.map((pack) => across(pack, { ...measure, run: 0 })))
  for (let run = widest; ; run = Math.max(narrowest, run - STEP)) {
    const attempt = run === widest ? measure : { ...measure, run }
    const shared = sharedIn(packs, attempt, room)
    if (shared.w >= measure.wMin || (run === narrowest && shared.w >= NARROWEST_CARD))
      return { ...attempt, ...shared, wraps: false }
    if (run === narrowest) break
  }
  return { ...measure, run: room.width - measure.wMin, w: measure.wMin, empty: EMPTY, wraps: true }
}

/** What is left for cards once the strips have theirs. */
function sharedIn(packs: readonly Pack[], measure: CardMeasure, { width, gap, rows }: Room) {
  const strips = packs.map((pack) => across(pack, measure))
  if (rows === true)
    return { w: Math.min(measure.wMax, width - BESIDE - Math.max(0, ...strips)), empty: EMPTY }
  const empty = packs.filter(({ count }) => count === 0).length
  const taken = strips.reduce((sum, one) => sum + one, 0)
  return shares(width - (packs.length - 1) * gap - taken, {
    empty,
    filled: packs.length - empty,
    most: measure.wMax,
  })
}

type Icons = Pick<CardMeasure, 'cell' | 'inset'>

/** What the strips of a stack take to the side. */
const across = (pack: Pack, measure: StripMeasure): number =>
  Math.abs(OFFSETS[pack.splay][0]) * Math.max(0, pack.count - 1) * stripOf(coveredIcons(pack, measure))

interface WidthSharing {
  readonly empty: number
  readonly filled: number
  /** The widest a card may be. */
  readonly most: number
}

/** The widths of a card and of an empty stack: equal, but where room is short an empty one takes less. */
function shares(width: number, { empty, filled, most }: WidthSharing): Pick<FittedMeasure, 'w' | 'empty'> {
  const equal = Math.floor(Math.min(most, width / (empty + filled)))
  if (equal === most || empty === 0 || filled === 0) return { w: equal, empty: equal }
  const w = Math.floor(Math.min(most, (width - empty * EMPTY) / filled))
  return { w, empty: Math.min(w, Math.floor((width - filled * w) / empty)) }
}
