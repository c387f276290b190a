import type { Piece } from '@parlour/kernel'

/** Addresses of what can be pointed at on the table. */
export const piece = {
  seat: (seat: string): Piece => `seat/${seat}`,
}
