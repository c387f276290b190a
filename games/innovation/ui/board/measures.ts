import type { CardMeasure } from './geometry'

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

/** The cards of a tableau: the viewer's and, of two players, the opponent's in full, others small. */
export function measureFor(form: Form, { own, players }: { own: boolean; players: number }): CardMeasure {
  if (form === 'phone') return PHONE
  if (own || players <= 2) {
    if (form === 'tablet') return LARGE_TABLET
    return players < 4 ? LARGE : { ...LARGE, h: LOW }
  }
  return form === 'tablet' ? { ...SMALL, wMax: 128 } : SMALL
}

/** The cards of the viewer's hand. */
export function handMeasure(form: Form, players: number): CardMeasure {
  if (form === 'phone') return { ...PHONE, h: 96, wMin: 132, wMax: 132, full: true }
  return { ...LARGE, h: players < 4 ? 112 : LOW, wMin: 150, wMax: form === 'tablet' ? 172 : 186 }
}
