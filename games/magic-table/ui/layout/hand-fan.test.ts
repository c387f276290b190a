import { expect, it } from 'vitest'
import { fanOf } from './hand-fan'
import { geometryOf } from './geometry'

it('of a tablet shows enough of each card to read its name, however many there are, and as many as fit otherwise', () => {
  const size = geometryOf({ form: 'tablet', height: 1104, players: 2 })
  const fan = (count: number) => fanOf(count, size, { width: 572, form: 'tablet' }).places
  for (const { show } of fan(17).slice(0, -1)) expect(show).toBeGreaterThanOrEqual(50)
  const seven = fan(7).at(-1)
  expect((seven?.x ?? 0) + (seven?.width ?? 0)).toBeLessThanOrEqual(572)
})
