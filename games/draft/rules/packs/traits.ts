import type { SetCard } from './set-card'

const front = (card: SetCard): string => card.type_line.split(' // ')[0] ?? ''
const isBasic = (card: SetCard): boolean => /\bBasic\b/i.test(card.type_line)

const TRAITS = {
  basic: isBasic,
  'snow basic': (card: SetCard) => isBasic(card) && /\bSnow\b/i.test(card.type_line),
  'common land': (card: SetCard) =>
    card.rarity === 'common' && /\bLand\b/i.test(front(card)) && !isBasic(card),
  guildgate: (card: SetCard) => /\bGate\b/i.test(front(card)) && /Guildgate$/i.test(card.name),
  cave: (card: SetCard) => /\bCave\b/i.test(front(card)),
  'double-faced': (card: SetCard) => card.layout === 'transform' || card.layout === 'modal_dfc',
  'modal double-faced': (card: SetCard) => card.layout === 'modal_dfc',
  'legendary creature': (card: SetCard) => /\bLegendary\b.*\bCreature\b/i.test(front(card)),
  lesson: (card: SetCard) => /\bLesson\b/i.test(front(card)),
  battle: (card: SetCard) => /\bBattle\b/i.test(front(card)),
  background: (card: SetCard) => /\bBackground\b/i.test(front(card)),
  'rare land': (card: SetCard) => card.rarity === 'rare' && /\bLand\b/i.test(front(card)),
  'typed dual land': (card: SetCard) =>
    (front(card).match(/\b(?:Plains|Island|Swamp|Mountain|Forest)\b/gi) ?? []).length > 1,
  "maze's end": (card: SetCard) => card.name === "Maze's End",
  'double-faced creature': (card: SetCard) =>
    (card.layout === 'transform' || card.layout === 'modal_dfc') && !/\bBattle\b/i.test(front(card)),
  /** Reprints that were new to the format, numbered behind the set's own cards. */
  'new to the format': (card: SetCard) => {
    const number = Number(card.collector_number)
    return number >= 261 && number <= 303
  },
  planeswalker: (card: SetCard) => /\bPlaneswalker\b/i.test(front(card)),
} as const satisfies Readonly<Record<string, (card: SetCard) => boolean>>

/** What sheets tell cards apart by, beside their rarity. */
export type Trait = keyof typeof TRAITS

/** Whether the card is of this kind, judged by its front. */
export const hasTrait = (card: SetCard, trait: Trait): boolean => TRAITS[trait](card)
