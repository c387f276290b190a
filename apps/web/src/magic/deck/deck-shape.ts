import type { DeckSort, PileOrder } from '@parlour/mtg-ui'
import { useStored } from '@parlour/ui-kit'

/** How a deck is shown: in columns of cards, or as a list. */
export type DeckShape =
  | { readonly kind: 'columns'; readonly order: PileOrder }
  | { readonly kind: 'list'; readonly sort: DeckSort }

/** What can be chosen, in words. */
export const DECK_SHAPES: readonly (readonly [string, DeckShape])[] = [
  ['columns by mana value', { kind: 'columns', order: 'mana value' }],
  ['columns by color', { kind: 'columns', order: 'color' }],
  ['columns by type', { kind: 'columns', order: 'type' }],
  ['columns by tag', { kind: 'columns', order: 'tag' }],
  ['list by card type', { kind: 'list', sort: 'card-type' }],
  ['list by mana value', { kind: 'list', sort: 'mana-value' }],
]

const USUAL: DeckShape = { kind: 'columns', order: 'mana value' }

/** The chosen shape, kept in the browser. */
export function useDeckShape(): readonly [DeckShape, string, (words: string) => void] {
  const [words, setWords] = useStored<string>({
    key: 'parlour-deck-shape',
    defaultValue: 'columns by mana value',
  })
  const shape = DECK_SHAPES.find(([name]) => name === words)?.[1] ?? USUAL
  return [shape, words, setWords]
}
