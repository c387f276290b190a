import { expect, test } from 'vitest'
import { PACK_GAP, type PackBox, packLayout } from './pack-layout'

const fit = (width: number, height: number, count = 15): PackBox => ({ width, height, count, size: 'fit' })

/** Whether all cards of a pack are in sight. */
function fits(box: PackBox): boolean {
  const { across, cardWidth, rowHeight } = packLayout(box)
  const rows = Math.ceil(box.count / across)
  return (
    across * (cardWidth + PACK_GAP) - PACK_GAP <= box.width &&
    rows * (rowHeight + PACK_GAP) - PACK_GAP <= box.height
  )
}

test.each([
  ['four by four at 1440 x 900', fit(733, 780), { across: 4, cardWidth: 177, rowHeight: 189 }],
  ['the same in a scar round', fit(733, 707), { across: 4, cardWidth: 177, rowHeight: 170 }],
  [
    'five across where four by four were too low',
    fit(704, 615),
    { across: 5, cardWidth: 134, rowHeight: 199 },
  ],
  ['three across on a high tablet', fit(576, 980), { across: 3, cardWidth: 186, rowHeight: 189 }],
  ['five cards of 220 px across at 1920', fit(1132, 960), { across: 5, cardWidth: 220, rowHeight: 308 }],
])('the whole pack fits: %s', (_, box, expected) => {
  expect(packLayout(box)).toEqual(expected)
  expect(fits(box)).toBe(true)
})

test('cards grow up to 220 px and the printed shape as the pack shrinks', () => {
  expect(packLayout(fit(733, 780, 6))).toEqual({ across: 3, cardWidth: 220, rowHeight: 308 })
  expect(packLayout(fit(733, 780, 1))).toEqual({ across: 1, cardWidth: 220, rowHeight: 308 })
  for (let count = 1; count <= 15; count += 1) expect(fits(fit(733, 780, count)), `${count} cards`).toBe(true)
})

test('no card is narrower than 130 px, and where the whole pack does not fit it scrolls at 220', () => {
  expect(packLayout(fit(704, 400, 45))).toEqual({ across: 3, cardWidth: 220, rowHeight: 252 })
})

test('at a chosen size the pack scrolls instead of shrinking', () => {
  expect(packLayout({ ...fit(733, 780), size: '220' })).toEqual({ across: 3, cardWidth: 220, rowHeight: 252 })
  expect(packLayout({ ...fit(733, 780), size: 'larger' })).toEqual({
    across: 2,
    cardWidth: 270,
    rowHeight: 377,
  })
})

test('on a phone two cards stand beside each other and three rows are seen', () => {
  expect(packLayout(fit(366, 640))).toEqual({ across: 2, cardWidth: 179, rowHeight: 208 })
  // The last four grow to the printed shape.
  expect(packLayout(fit(366, 640, 4))).toEqual({ across: 2, cardWidth: 179, rowHeight: 250 })
  expect(packLayout(fit(366, 640, 1))).toEqual({ across: 1, cardWidth: 220, rowHeight: 308 })
  // Between the bars of a browser there is less height.
  expect(packLayout(fit(366, 458))).toEqual({ across: 2, cardWidth: 179, rowHeight: 147 })
})
