/** The silhouettes of the seats, in the order of the seats: disc, triangle, square, diamond. */
const SHAPES: readonly ((r: number) => string)[] = [
  (r) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
  (r) => `M0 ${-1.15 * r}L${1.15 * r} ${0.88 * r}H${-1.15 * r}z`,
  (r) => `M${-0.9 * r} ${-0.9 * r}h${1.8 * r}v${1.8 * r}h${-1.8 * r}z`,
  (r) => `M0 ${-1.22 * r}L${1.22 * r} 0L0 ${1.22 * r}L${-1.22 * r} 0z`,
]

/** The silhouette of what belongs to a seat, of radius `r`, for the `d` of an SVG path. */
export const shapePath = (seat: number, r: number): string => SHAPES[seat % SHAPES.length]?.(r) ?? ''

const TRIANGLE = 1

/** How far below the center the letter of a piece stands. */
export const letterDrop = (seat: number): number => (seat % SHAPES.length === TRIANGLE ? 5.5 : 4)
