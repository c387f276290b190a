import { expect, it } from 'vitest'
import { barPosition } from './bar-position'

const room = { left: 8, top: 100, right: 1272, bottom: 712 }
const bar = { width: 480, height: 40 }
const card = { left: 580, top: 166, right: 740, bottom: 190 }
const edges = (left: number, top: number) => ({ left, top, right: left + 150, bottom: top + 18 })

it('is above the card if there is room', () => {
  const low = { ...card, top: 366, bottom: 390 }
  expect(barPosition(bar, { card: low, keepFree: [low], room })).toEqual({ left: 576, top: 322 })
})

it('leaves names of zones free, beside and above the card', () => {
  const names = [edges(755, 148), edges(930, 148), edges(930, 196), edges(580, 346)]
  const { left, top } = barPosition(bar, { card, keepFree: [card, ...names], room })
  for (const name of [card, ...names]) {
    const isApart =
      name.right <= left ||
      name.left >= left + bar.width ||
      name.bottom <= top ||
      name.top >= top + bar.height
    expect(isApart).toBe(true)
  }
})

it('stays within the window, and covers least where it must cover something', () => {
  const everywhere = { left: 0, top: 0, right: 2000, bottom: 2000 }
  const at = barPosition(bar, { card, keepFree: [everywhere, card], room })
  expect(at.left + bar.width).toBeLessThanOrEqual(room.right)
  expect(at.top).toBeGreaterThanOrEqual(card.bottom)
})
