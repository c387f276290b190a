import type { Phase } from '../../rules/facts/phases'

/** A dialog of the table, with what it is about: ids of cards and zones, names of players. */
export type TableDialog =
  | { readonly kind: 'close up'; readonly card: string }
  | { readonly kind: 'annotate'; readonly cards: readonly string[]; readonly untilEnd: boolean }
  | { readonly kind: 'count'; readonly cards: readonly string[] }
  | { readonly kind: 'from top'; readonly cards: readonly string[] }
  | { readonly kind: 'counters' }
  | { readonly kind: 'stats' }
  | { readonly kind: 'link' }
  | { readonly kind: 'achievements'; readonly cubeId: string }
  | { readonly kind: 'die' }
  | { readonly kind: 'shuffle bottom'; readonly zone: string }
  | { readonly kind: 'cascade'; readonly zone: string }
  | { readonly kind: 'top'; readonly zone: string }
  | { readonly kind: 'scry'; readonly zone: string; readonly surveil: boolean }
  | { readonly kind: 'search'; readonly zone: string }
  | { readonly kind: 'token'; readonly zone: string }
  | { readonly kind: 'import'; readonly zone: string }
  | { readonly kind: 'opening hand' }
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'concede' }
  | { readonly kind: 'stack'; readonly phases: readonly Phase[] }
