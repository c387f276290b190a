import type { Piece } from '@parlour/kernel'
import { type Color, COLORS, type Expansion, EXPANSIONS } from './names'

/** Piles of a player that lie beside the color stacks. */
export const PILES = ['hand', 'score', 'forecast', 'safe', 'achievements', 'artifact', 'museum'] as const
export type Pile = (typeof PILES)[number]

/** Where cards lie that belong to nobody, decks apart. */
export const COMMONS = ['available', 'junk'] as const
export type Common = (typeof COMMONS)[number]

/** Addresses of what a choice may be about. A seat is its number in seat order. */
export const piece = {
  /** A card or an achievement that the player knows by name. */
  card: (name: string): Piece => `card/${name}`,
  /** A card that lies face down in a pile of a seat, by what its back shows. */
  back: (seat: number, pile: Pile, back: Back): Piece => `back/${seat}/${pile}/${backCode(back)}`,
  /** An available achievement that lies face down. */
  achievement: (back: Back): Piece => `achievement/${backCode(back)}`,
  stack: (seat: number, color: Color): Piece => `stack/${seat}/${color}`,
  pile: (seat: number, pile: Pile): Piece => `pile/${seat}/${pile}`,
  seat: (seat: number): Piece => `seat/${seat}`,
  deck: (set: Expansion, value: number): Piece => `deck/${set}/${value}`,
  /** The available achievements as a whole, or the junk. */
  common: (common: Common): Piece => `common/${common}`,
  value: (value: number): Piece => `value/${value}`,
  icon: (code: string): Piece => `icon/${code}`,
}

/** What the back of a card shows. */
export interface Back {
  readonly set: Expansion
  readonly value: number
}

/** Returns a back as one word: `base-2`. */
export const backCode = ({ set, value }: Back): string => `${set}-${value}`

/** Returns the name of a card for those who do not see its face (rules: innovation 5). */
export const backName = (back: Back): string => `*${backCode(back)}*`

/** Reads such a name where it stands in a line of the log; undefined for any other text. */
export function backNamed(name: string): Back | undefined {
  return name.startsWith('*') && name.endsWith('*') ? backCoded(name.slice(1, -1)) : undefined
}

/** Returns a title with the names of cards that lie face down in words: `face-down base 2` for `*base-2*`. */
export const spokenTitle = (title: string): string =>
  title.replaceAll(/\*[a-z]+-\d+\*/g, (name) => {
    const back = backNamed(name)
    return back === undefined ? name : `face-down ${back.set} ${back.value}`
  })

/** What an address means. */
export type PieceMeaning =
  | { readonly kind: 'card'; readonly name: string }
  | { readonly kind: 'back'; readonly seat: number; readonly pile: Pile; readonly back: Back }
  | { readonly kind: 'achievement'; readonly back: Back }
  | { readonly kind: 'stack'; readonly seat: number; readonly color: Color }
  | { readonly kind: 'pile'; readonly seat: number; readonly pile: Pile }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'deck'; readonly set: Expansion; readonly value: number }
  | { readonly kind: 'common'; readonly common: Common }
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'icon'; readonly code: string }

/** Reads an address that `piece` made; undefined for any other text. */
export function meaningOf(address: Piece): PieceMeaning | undefined {
  const cut = address.indexOf('/')
  const kind = address.slice(0, cut)
  const rest = address.slice(cut + 1)
  if (kind === 'card') return { kind, name: rest }
  return READERS[kind]?.(rest.split('/'))
}

type PieceReader = (words: readonly string[]) => PieceMeaning | undefined

const READERS: Readonly<Record<string, PieceReader>> = {
  back: ([seat, name, shown]) => {
    const [pile, back] = [pileNamed(name), backCoded(shown)]
    return pile && back && { kind: 'back', seat: Number(seat), pile, back }
  },
  achievement: ([shown]) => {
    const back = backCoded(shown)
    return back && { kind: 'achievement', back }
  },
  stack: ([seat, name]) => {
    const color = COLORS.find((one) => one === name)
    return color && { kind: 'stack', seat: Number(seat), color }
  },
  pile: ([seat, name]) => {
    const pile = pileNamed(name)
    return pile && { kind: 'pile', seat: Number(seat), pile }
  },
  seat: ([seat]) => ({ kind: 'seat', seat: Number(seat) }),
  deck: ([name, value]) => {
    const set = setNamed(name)
    return set && { kind: 'deck', set, value: Number(value) }
  },
  common: ([name]) => {
    const common = COMMONS.find((one) => one === name)
    return common && { kind: 'common', common }
  },
  value: ([value]) => ({ kind: 'value', value: Number(value) }),
  icon: ([code]) => (code === undefined ? undefined : { kind: 'icon', code }),
}

const pileNamed = (name: string | undefined): Pile | undefined => PILES.find((pile) => pile === name)
const setNamed = (name: string | undefined): Expansion | undefined => EXPANSIONS.find((set) => set === name)

function backCoded(shown: string | undefined): Back | undefined {
  const [name, value] = shown?.split('-') ?? []
  const set = setNamed(name)
  return set && value !== undefined ? { set, value: Number(value) } : undefined
}
