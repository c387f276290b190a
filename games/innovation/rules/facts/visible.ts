import { BONUS_CODES } from './card'
import { ICONS, ICONS_WITH_MEAT, type Splay } from './names'

/** The places of a covered card that each splay shows (rules: innovation 11.1). */
const SHOWN: Readonly<Record<Splay, readonly number[]>> = {
  none: [],
  left: [3, 5],
  right: [0, 1],
  up: [1, 2, 3],
  aslant: [0, 1, 2, 3],
}

/**
 * The codes that are counted: icons, the echo mark, hex and hexnote, flag, fountain, and the bonuses from 1
 * to 12.
 */
const CODES = [...ICONS_WITH_MEAT, '&', 'h', 'm', ';', ':', ...BONUS_CODES]
const NO_COUNTS: readonly number[] = CODES.map(() => 0)
const PLACES: ReadonlyMap<string, number> = new Map(CODES.map((code, place) => [code, place]))

/** What a color stack shows. Karmas never count. */
export interface VisibleIcons {
  /** How often each of the counted codes shows, by its place among them. */
  readonly counts: readonly number[]
  /** Cards of which anything shows: none, the top card, or all of a splayed stack. */
  readonly cards: number
}

/** How often a code shows. */
export const countOf = ({ counts }: VisibleIcons, code: string): number => counts[PLACES.get(code) ?? -1] ?? 0

/** Cards whose hex or hexnote shows: none has two. */
export const hexesOf = (visible: VisibleIcons): number => countOf(visible, 'h') + countOf(visible, 'm')

/** Cards whose echo mark shows: none has two. */
export const echoesOf = (visible: VisibleIcons): number => countOf(visible, '&')

/** The icon codes that show of the card at a place of its stack; the top card shows all. */
export function shownOf(icons: string, place: number, splay: Splay): string {
  if (place === 0) return icons
  let shown = ''
  for (const at of SHOWN[splay]) shown += icons[at] ?? ''
  return shown
}

/** A card shows these of the counted codes, by their places among them. */
type Marks = readonly number[]

const marksFrom = (shown: string): Marks =>
  [...shown].map((code) => PLACES.get(code)).filter((place) => place !== undefined)

/** What was read of cards: as the top card, and as a covered one under each splay. */
const topMarks = new Map<string, Marks>()
const coveredMarks: Readonly<Record<Splay, Map<string, Marks>>> = {
  none: new Map(),
  left: new Map(),
  right: new Map(),
  up: new Map(),
  aslant: new Map(),
}

function marksOf(icons: string, place: number, splay: Splay): Marks {
  const known = place === 0 ? topMarks : coveredMarks[splay]
  let marks = known.get(icons)
  if (marks === undefined) known.set(icons, (marks = marksFrom(shownOf(icons, place, splay))))
  return marks
}

function add(counts: number[], marks: Marks, times: 1 | -1): void {
  for (const place of marks) counts[place] = (counts[place] ?? 0) + times
}

const shownCards = (height: number, splay: Splay): number => (splay === 'none' ? Math.min(height, 1) : height)

/** What a stack shows, from the icon codes of its cards, top first. */
export function visibleOf(stack: readonly string[], splay: Splay): VisibleIcons {
  const counts = NO_COUNTS.slice()
  const cards = shownCards(stack.length, splay)
  for (let place = 0; place < cards; place += 1) add(counts, marksOf(stack[place] ?? '', place, splay), 1)
  return { counts, cards }
}

/** A stack that one card came to or left. Cards by their icon codes, '' for none; the height as it is now. */
interface ChangedStack {
  readonly card: string
  readonly came: boolean
  readonly topBefore: string
  readonly top: string
  readonly height: number
  readonly splay: Splay
}

/**
 * What a stack shows after one card came or went: as all its cards show when covered, but for the top one.
 * However tall it is, only that card and the top ones are read.
 */
export function visibleAfter(
  before: VisibleIcons,
  { card, came, topBefore, top, height, splay }: ChangedStack,
): VisibleIcons {
  const counts = before.counts.slice()
  add(counts, marksOf(topBefore, 0, splay), -1)
  add(counts, marksOf(topBefore, 1, splay), 1)
  add(counts, marksOf(card, 1, splay), came ? 1 : -1)
  add(counts, marksOf(top, 1, splay), -1)
  add(counts, marksOf(top, 0, splay), 1)
  return { counts, cards: shownCards(height, splay) }
}

/** What a stack without cards shows. */
export const NOTHING_VISIBLE: VisibleIcons = visibleOf([], 'none')

/** The bonuses that stacks show, descending. */
export function bonusesIn(stacks: readonly VisibleIcons[]): readonly number[] {
  const bonuses: number[] = []
  for (let value = BONUS_CODES.length; value > 0; value -= 1) {
    const place = FIRST_BONUS + value - 1
    for (const { counts } of stacks) {
      for (let times = counts[place] ?? 0; times > 0; times -= 1) bonuses.push(value)
    }
  }
  return bonuses
}
const FIRST_BONUS = CODES.length - BONUS_CODES.length

/** Points for bonuses, descending: the highest, and one for each other (rules: innovation 12). */
export function bonusPoints(bonuses: readonly number[]): number {
  const [highest] = bonuses
  return highest === undefined ? 0 : highest + bonuses.length - 1
}

/**
 * How many cards forecast and safe may hold, by the most advanced splay on the board (rules: innovation
 * 24.1).
 */
export function limitFor(splays: readonly Splay[]): number {
  const LIMITS: Readonly<Record<Splay, number>> = { none: 5, left: 4, right: 3, up: 2, aslant: 1 }
  return Math.min(5, ...splays.map((splay) => LIMITS[splay]))
}

/**
 * Achievements needed to win (rules: innovation 27.1): fewer for more players, one more for each further set.
 */
export function achievementsToWin(players: number, expansions: number): number {
  return 8 - players + expansions - 1
}

/**
 * The points that an achievement of a value takes, by the values that the player has claimed already (rules:
 * innovation 20.1).
 */
export const standardPrice = (value: number, owned: readonly number[]): number =>
  5 * value * (1 + owned.filter((one) => one === value).length)

/** Whether an icon counts as one of the seven standard ones. */
export const isStandardIcon = (code: string): boolean => ICONS.some((icon) => icon === code)
