import { type CardMeasure, OFFSETS, type Pack, stripOf } from './geometry'

export type Form = 'desktop' | 'tablet' | 'phone'

/** How wide a window each form begins at (LOOK: frames). */
export function formOf(windowWidth: number): Form {
  if (windowWidth >= 1024) return 'desktop'
  return windowWidth >= 768 ? 'tablet' : 'phone'
}

const PHONE: CardMeasure = { cell: 15, inset: 2, h: 60, wMin: 110, wMax: 150, full: false }
const LARGE: CardMeasure = { cell: 16, inset: 3, h: 118, wMin: 138, wMax: 200, full: true }
const LARGE_TABLET: CardMeasure = { cell: 15, inset: 2, h: 124, wMin: 118, wMax: 190, full: true }
/** The height with which four players fit a window of 1440 x 900. */
const LOW = 102
export const SMALL: CardMeasure = { cell: 14, inset: 2, h: 59, wMin: 74, wMax: 104, full: false }

/** The strips of a board that is higher than the window. */
const TIGHT = { cell: 14, inset: 2 }
const TIGHT_SMALL = { cell: 12, inset: 2 }

/** How much taller than usual cards may be, in px; below 0, how much lower they must be. */
export interface Spare {
  readonly own: number
  readonly others: number
  readonly hand: number
  /** The board is higher than the window: strips and hand are as low as they may be. */
  readonly tight: boolean
}
export const NO_SPARE: Spare = { own: 0, others: 0, hand: 0, tight: false }

/** What a table without any splay needs of a window's height, by the number of players. */
const NEEDED: Readonly<Record<'desktop' | 'tablet', Readonly<Record<number, number>>>> = {
  desktop: { 2: 816, 3: 764, 4: 804 },
  tablet: { 2: 994, 3: 1056, 4: 1150 },
}

/** So much too high for the window, in px, a board becomes no other one: its cards are a little lower. */
const MAY_GIVE = 40

interface Window {
  readonly form: Form
  readonly height: number
  /** How many sets are in play: each has a row of decks. */
  readonly sets: number
}

const DECK_ROW = 18
/** With more kinds of actions in the question, what each of them does takes more lines. */
const MANY_SETS = 3
const MORE_LINES = 20

/** Shares the height that is left in the window among the cards with text, or what is missing among the viewer's. */
export function spareHeight(
  { form, height, sets }: Window,
  players: readonly { readonly own: boolean; readonly packs: readonly Pack[] }[],
): Spare {
  if (form === 'phone') return NO_SPARE
  const depth = (own: boolean) =>
    Math.max(
      0,
      ...players
        .filter((player) => player.own === own)
        .flatMap(({ packs }) => packs.map(({ count, splay }) => OFFSETS[splay][1] * Math.max(0, count - 1))),
    )
  const strips = depth(true) * stripOf(LARGE) + depth(false) * stripOf(players.length > 2 ? SMALL : LARGE)
  const decks =
    DECK_ROW * Math.max(0, sets - (players.length === 4 ? 1 : 2)) + (sets < MANY_SETS ? 0 : MORE_LINES)
  const over = height - (NEEDED[form][players.length] ?? Infinity) - strips - decks
  const left = Math.max(form === 'desktop' ? -MAY_GIVE : 0, over)
  const share = (part: number, most: number) => Math.min(most, Math.floor(left * part))
  const full = players.length <= 2
  return {
    hand: share(left < 0 ? 0.6 : 0.45, 60),
    own: share(left < 0 ? 0.4 : full ? 0.3 : 0.5, 50),
    others: full && left > 0 ? share(0.22, 40) : 0,
    tight: over < -MAY_GIVE,
  }
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
    if (form === 'tablet') return { ...LARGE_TABLET, h: LARGE_TABLET.h + more }
    return { ...LARGE, ...(spare.tight && TIGHT), h: (players < 4 ? LARGE.h : LOW) + more }
  }
  return form === 'tablet' ? { ...SMALL, wMax: 128 } : { ...SMALL, ...(spare.tight && TIGHT_SMALL) }
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
