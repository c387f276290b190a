/** What a click means while something is to be chosen. Sources are zones, subjects cards. */
export type Mode =
  | { readonly kind: 'move all'; readonly source: string }
  | { readonly kind: 'move revealed'; readonly source: string }
  | { readonly kind: 'attach' | 'target'; readonly cards: readonly string[] }

/** Which menu is open: the short bar or the whole menu of the chosen cards, or that of a zone or a player. */
export type OpenMenu =
  | { readonly kind: 'bar' }
  | { readonly kind: 'card' }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'player'; readonly player: string }

/** What the viewer has selected but not acted on yet. Nobody else sees it. */
export interface PointerState {
  /** Ids of the chosen cards. */
  readonly selected: readonly string[]
  readonly menu: OpenMenu | undefined
  readonly mode: Mode | undefined
  /** The card that was clicked last, and when. */
  readonly last: { readonly card: string; readonly at: number } | undefined
}

export const NOTHING_POINTED: PointerState = {
  selected: [],
  menu: undefined,
  mode: undefined,
  last: undefined,
}
