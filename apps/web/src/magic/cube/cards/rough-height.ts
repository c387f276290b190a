import type { BreakdownGroup } from '@parlour/mtg-cards'

const DIVIDER = 9
const PHONE_ROW = 40
/** Many names take two lines of a narrow column. */
const ROW = 35

/** About how high a group of rows is, in px, while it is not drawn. */
export function roughHeight({ cards }: Pick<BreakdownGroup, 'cards'>): number {
  const isPhone = window.matchMedia('(max-width: 767px)').matches
  return DIVIDER + cards.length * (isPhone ? PHONE_ROW : ROW)
}
