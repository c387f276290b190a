import { bonusOf } from './card'
import { ICONS, type Splay } from './names'

/** The places of a covered card that each splay shows (rules: innovation 11.1). */
const SHOWN: Readonly<Record<Splay, readonly number[]>> = {
  none: [],
  left: [3, 5],
  right: [0, 1],
  up: [1, 2, 3],
  aslant: [0, 1, 2, 3],
}

/** What a color stack shows. Counts never include karmas. */
export interface Visible {
  /** How often each code shows: icons, `&`, `h` and `m`, `;`, `:`. */
  readonly counts: Readonly<Record<string, number>>
  readonly bonuses: readonly number[]
  /** Cards of which anything shows: none, the top card, or all of a splayed stack. */
  readonly cards: number
  /** Cards whose hex or hexnote shows. */
  readonly hexes: number
  /** Places in the stack, from the top, of cards whose echo mark shows. */
  readonly echoes: readonly number[]
}

/** The icon codes that show of the card at a place of its stack; the top card shows all. */
export function shownOf(icons: string, place: number, splay: Splay): string {
  if (place === 0) return icons
  let shown = ''
  for (const at of SHOWN[splay]) shown += icons[at] ?? ''
  return shown
}

/** What one card shows, read from its codes. */
interface Marks {
  readonly codes: readonly string[]
  readonly bonuses: readonly number[]
  readonly hasEcho: boolean
  readonly hasHex: boolean
}

function marksFrom(shown: string): Marks {
  const codes = [...shown]
  return {
    codes,
    bonuses: codes.map(bonusOf).filter((bonus) => bonus !== undefined),
    hasEcho: shown.includes('&'),
    hasHex: shown.includes('h') || shown.includes('m'),
  }
}

/** What was read of cards: as the top card, and as a covered one under each splay. The tall stacks of a late game are read as fast as they can be. */
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

/** What a stack shows, from the icon codes of its cards, top first. */
export function visibleOf(stack: readonly string[], splay: Splay): Visible {
  // Without a prototype it is a dictionary: a hidden class for every order in which codes come would be slow to read.
  const counts = Object.create(null) as Record<string, number>
  const bonuses: number[] = []
  const echoes: number[] = []
  let hexes = 0
  const cards = splay === 'none' ? Math.min(stack.length, 1) : stack.length
  for (let place = 0; place < cards; place += 1) {
    const marks = marksOf(stack[place] ?? '', place, splay)
    for (const code of marks.codes) counts[code] = (counts[code] ?? 0) + 1
    for (const bonus of marks.bonuses) bonuses.push(bonus)
    if (marks.hasEcho) echoes.push(place)
    if (marks.hasHex) hexes += 1
  }
  return { counts, bonuses, cards, hexes, echoes }
}

/** What a stack without cards shows. */
export const NOTHING_VISIBLE: Visible = visibleOf([], 'none')

/** Points for bonuses: the highest, and one for each other (rules: innovation 12). */
export function bonusPoints(bonuses: readonly number[]): number {
  return bonuses.length === 0 ? 0 : Math.max(...bonuses) + bonuses.length - 1
}

/** How many cards forecast and safe may hold, by the most advanced splay on the board (rules: innovation 24.1). */
export function limitFor(splays: readonly Splay[]): number {
  const LIMITS: Readonly<Record<Splay, number>> = { none: 5, left: 4, right: 3, up: 2, aslant: 1 }
  return Math.min(5, ...splays.map((splay) => LIMITS[splay]))
}

/** Achievements needed to win (rules: innovation 27.1): fewer for more players, one more for each further set. */
export function achievementsToWin(players: number, expansions: number): number {
  return 8 - players + expansions - 1
}

/** The points that an achievement of a value takes, by the values that the player has claimed already (rules: innovation 20.1). */
export const standardPrice = (value: number, owned: readonly number[]): number =>
  5 * value * (1 + owned.filter((one) => one === value).length)

/** Whether an icon counts as one of the seven standard ones. */
export const isStandardIcon = (code: string): boolean => ICONS.some((icon) => icon === code)
