/** How many cards a verb takes. Without one it takes a single card. */
export type Amount =
  | { readonly kind: 'all' }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'allBut'; readonly count: number }
  | { readonly kind: 'ranked'; readonly rank: 'highest' | 'lowest'; readonly count: number }

/** Every one of them. */
export const all: Amount = { kind: 'all' }
/** None to all. */
export const anyNumber: Amount = { kind: 'range', min: 0, max: Number.POSITIVE_INFINITY }
/** None to n. */
export const upTo = (max: number): Amount => ({ kind: 'range', min: 0, max })
/** n, or all if there are fewer. */
export const exactly = (count: number): Amount => ({ kind: 'range', min: count, max: count })
export const between = (min: number, max: number): Amount => ({ kind: 'range', min, max })
/** All of them except n, which stay. */
export const allBut = (count: number): Amount => ({ kind: 'allBut', count })
/** The n highest: complete groups of equal value, the rest chosen among the next. */
export const highest = (count: number): Amount => ({ kind: 'ranked', rank: 'highest', count })
export const lowest = (count: number): Amount => ({ kind: 'ranked', rank: 'lowest', count })
