import type { Piece } from '@parlour/kernel'
import { type ZoneName, ZONES } from './zones'

/** Addresses of what can be pointed at on the table. */
export const piece = {
  /** A card by its handle of the moment. */
  card: (handle: string): Piece => `card/${handle}`,
  zone: (seat: string, zone: ZoneName): Piece => `zone/${zone}/${seat}`,
  seat: (seat: string): Piece => `seat/${seat}`,
}

/** What an address means. */
export type PieceMeaning =
  | { readonly kind: 'card'; readonly handle: string }
  | { readonly kind: 'zone'; readonly seat: string; readonly zone: ZoneName }
  | { readonly kind: 'seat'; readonly seat: string }

/** Reads an address that `piece` made; undefined for any other text. */
export function meaningOf(address: Piece): PieceMeaning | undefined {
  const [kind, rest] = cutAt(address)
  if (kind === 'card') return { kind, handle: rest }
  if (kind === 'seat') return { kind, seat: rest }
  if (kind !== 'zone') return undefined
  const [name, seat] = cutAt(rest)
  const zone = ZONES.find((one) => one === name)
  return zone && { kind, seat, zone }
}

/** A text before and after its first slash; the name of a seat may hold one itself. */
function cutAt(text: string): readonly [string, string] {
  const cut = text.indexOf('/')
  return [text.slice(0, cut), text.slice(cut + 1)]
}
