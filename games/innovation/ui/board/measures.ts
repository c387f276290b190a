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
const SMALL: CardMeasure = { cell: 14, inset: 2, h: 59, wMin: 74, wMax: 104, full: false }

/** How much taller than usual cards may be, in px. */
export interface Spare {
  readonly own: number
  readonly others: number
  readonly hand: number
}
export const NO_SPARE: Spare = { own: 0, others: 0, hand: 0 }

/** What a table without any splay needs of a window's height, by the number of players. */
const NEEDED: Readonly<Record<number, number>> = { 2: 812, 3: 760, 4: 800 }

/** Shares the height that is left in the window among the cards with text; none where the board must scroll anyway. */
export function spareHeight(
  windowHeight: number,
  players: readonly { readonly own: boolean; readonly packs: readonly Pack[] }[],
): Spare {
  const depth = (own: boolean) =>
    Math.max(
      0,
      ...players
        .filter((player) => player.own === own)
        .flatMap(({ packs }) => packs.map(({ count, splay }) => OFFSETS[splay][1] * Math.max(0, count - 1))),
    )
  const strips = depth(true) * stripOf(LARGE) + depth(false) * stripOf(players.length > 2 ? SMALL : LARGE)
  const left = Math.max(0, windowHeight - (NEEDED[players.length] ?? Infinity) - strips)
  const share = (part: number, most: number) => Math.min(most, Math.floor(left * part))
  const full = players.length <= 2
  return { hand: share(0.45, 60), own: share(full ? 0.3 : 0.5, 50), others: full ? share(0.22, 40) : 0 }
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
    if (form === 'tablet') return LARGE_TABLET
    return { ...LARGE, h: (players < 4 ? LARGE.h : LOW) + (own ? spare.own : spare.others) }
  }
  return form === 'tablet' ? { ...SMALL, wMax: 128 } : SMALL
}

/** The cards of the viewer's hand. */
export function handMeasure(form: Form, { players, spare }: Omit<Seated, 'own'>): CardMeasure {
  if (form === 'phone') return { ...PHONE, h: 96, wMin: 132, wMax: 132, full: true }
  return {
    ...LARGE,
    h: (players < 4 ? 112 : LOW) + spare.hand,
    wMin: 150,
    wMax: form === 'tablet' ? 172 : 186,
  }
}
