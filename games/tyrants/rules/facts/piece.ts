import type { Piece } from '@parlour/kernel'
import { type Color, COLORS } from './names'

/** Who owns a troop: a seat by its number in seat order, or nobody, for white troops. */
export type Owner = number
export const WHITE: Owner = -1

/** Places of cards beside those of a player, and of a player. */
export const PILES = ['deck', 'hand', 'played', 'discard', 'inner-circle'] as const
export type Pile = (typeof PILES)[number]
export const STACKS = ['market', 'market-deck', 'priestess', 'guard', 'outcasts', 'devoured'] as const
export type Stack = (typeof STACKS)[number]

/** Addresses of what a choice may be about. A seat is its number in seat order. */
export const piece = {
  /** A card that the player sees, by the id of the copy. */
  card: (id: string): Piece => `card/${id}`,
  /** A site or a path space. */
  location: (name: string): Piece => `location/${name}`,
  /** The troops of one owner at a location: which of them is meant does not matter. */
  troop: (location: string, owner: Owner): Piece => `troop/${ownerWord(owner)}/${location}`,
  spy: (location: string, seat: number): Piece => `spy/${seat}/${location}`,
  /** The troops of one owner in a trophy hall. */
  trophy: (hall: number, owner: Owner): Piece => `trophy/${hall}/${ownerWord(owner)}`,
  /** A color that a player may choose. */
  color: (color: Color): Piece => `color/${color}`,
  /** A tile of a hex map, by its id. */
  tile: (id: string): Piece => `tile/${id}`,
  seat: (seat: number): Piece => `seat/${seat}`,
  pile: (seat: number, pile: Pile): Piece => `pile/${seat}/${pile}`,
  stack: (stack: Stack): Piece => `stack/${stack}`,
}

/** What an address means. */
export type PieceMeaning =
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'location'; readonly name: string }
  | { readonly kind: 'troop'; readonly location: string; readonly owner: Owner }
  | { readonly kind: 'spy'; readonly location: string; readonly seat: number }
  | { readonly kind: 'trophy'; readonly hall: number; readonly owner: Owner }
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'tile'; readonly id: string }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'pile'; readonly seat: number; readonly pile: Pile }
  | { readonly kind: 'stack'; readonly stack: Stack }

/** Reads an address that `piece` made; undefined for any other text. */
export function meaningOf(address: Piece): PieceMeaning | undefined {
  const [kind, rest] = cut(address)
  return READERS[kind]?.(rest)
}

const READERS: Readonly<Record<string, (rest: string) => PieceMeaning | undefined>> = {
  card: (id) => ({ kind: 'card', id }),
  location: (name) => ({ kind: 'location', name }),
  troop: (rest) => {
    const [word, location] = cut(rest)
    const owner = ownerNamed(word)
    return owner === undefined ? undefined : { kind: 'troop', location, owner }
  },
  spy: (rest) => {
    const [word, location] = cut(rest)
    const seat = seatNamed(word)
    return seat === undefined ? undefined : { kind: 'spy', location, seat }
  },
  trophy: (rest) => {
    const [first, second] = cut(rest)
    const [hall, owner] = [seatNamed(first), ownerNamed(second)]
    return hall === undefined || owner === undefined ? undefined : { kind: 'trophy', hall, owner }
  },
  color: (word) => {
    const color = COLORS.find((one) => one === word)
    return color && { kind: 'color', color }
  },
  tile: (id) => ({ kind: 'tile', id }),
  seat: (word) => {
    const seat = seatNamed(word)
    return seat === undefined ? undefined : { kind: 'seat', seat }
  },
  pile: (rest) => {
    const [word, name] = cut(rest)
    const seat = seatNamed(word)
    const pile = PILES.find((one) => one === name)
    return seat === undefined || pile === undefined ? undefined : { kind: 'pile', seat, pile }
  },
  stack: (name) => {
    const stack = STACKS.find((one) => one === name)
    return stack && { kind: 'stack', stack }
  },
}

/** Returns a text split at its first slash: names of locations may hold anything. */
function cut(text: string): readonly [string, string] {
  const at = text.indexOf('/')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const ownerWord = (owner: Owner): string => (owner === WHITE ? 'white' : String(owner))
const seatNamed = (word: string): number | undefined => (/^\d$/.test(word) ? Number(word) : undefined)
const ownerNamed = (word: string): Owner | undefined => (word === 'white' ? WHITE : seatNamed(word))
