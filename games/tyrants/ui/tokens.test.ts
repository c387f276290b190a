import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COLORS } from '../rules/facts/names'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The least distance in OKLab at which two small pieces side by side are told apart. */
const LEAST_DISTANCE = 0.15

/** Returns a color of the tokens as lightness and the two axes of OKLab. */
function okLab(name: string): readonly [number, number, number] {
  const hex = new RegExp(`--tyrants-${name}: #([0-9a-f]{6})`).exec(css)?.[1]
  if (hex === undefined) throw new Error(`no color ${name}`)
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

it('no two colors of troops look alike, white ones among them', () => {
  const names = [...COLORS, 'white']
  const alike = names.flatMap((one, at) =>
    names.slice(at + 1).flatMap((other) => {
      const [first, second] = [okLab(one), okLab(other)]
      const distance = Math.hypot(...first.map((part, axis) => part - (second[axis] ?? 0)))
      return distance < LEAST_DISTANCE ? [`${one} and ${other}: ${distance.toFixed(3)}`] : []
    }),
  )
  expect(alike).toEqual([])
})
