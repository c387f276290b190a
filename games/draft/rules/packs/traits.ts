import type { SetCard } from '../set-packs'

const front = (card: SetCard): string => card.type_line.split(' // ')[0] ?? ''
const isBasic = (card: SetCard): boolean => /\bBasic\b/i.test(card.type_line)

const TRAITS = {
  basic: isBasic,
  'snow basic': (card: SetCard) => isBasic(card) && /\bSnow\b/i.test(card.type_line),
  'common land': (card: SetCard) =>
    card.rarity === 'common' && /\bLand\b/i.test(front(card)) && !isBasic(card),
  gate: (card: SetCard) => /\bGate\b/i.test(front(card)),
  cave: (card: SetCard) => /\bCave\b/i.test(front(card)),
  'double-faced': (card: SetCard) => card.layout === 'transform' || card.layout === 'modal_dfc',
  'modal double-faced': (card: SetCard) => card.layout === 'modal_dfc',
  'legendary creature': (card: SetCard) => /\bLegendary\b.*\bCreature\b/i.test(front(card)),
  planeswalker: (card: SetCard) => /\bPlaneswalker\b/i.test(front(card)),
} as const satisfies Readonly<Record<string, (card: SetCard) => boolean>>

/** What sheets tell cards apart by, beside their rarity. */
export type Trait = keyof typeof TRAITS

/** Whether the card is of this kind, judged by its front. */
export const hasTrait = (card: SetCard, trait: Trait): boolean => TRAITS[trait](card)
