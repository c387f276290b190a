import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFit } from './use-fit'
import { sumOf, waysFor } from './ways'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ways = waysFor(2)

/** A board in a box, which says in which way it is drawn and how much higher its cards are. */
function Board({ shown }: { readonly shown: string }) {
  const board = useRef<HTMLElement>(null)
  const { way, more } = useFit(board, { players: 2, hand: 3, shown, fits: true })
  return (
    <div>
      <main ref={board} data-way={ways.indexOf(way)} data-more={sumOf(more)} />
    </div>
  )
}

const figure = (name: 'way' | 'more'): number => Number(document.querySelector('main')?.dataset[name])

/** Each way is 50 px lower than the one before it. */
const heightNow = (): number => 1000 - 50 * figure('way') + figure('more')

function inBox(room: { readonly height: number }, height: () => number = heightNow) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.height)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(height)
}

test('a board is drawn in the first way that fits, and its cards share what is left', () => {
  inBox({ height: 870 })
  render(<Board shown="one" />)
  expect(figure('way')).toBe(3)
  expect(heightNow()).toBe(870)
})

test('it goes back to a way that shows more once that fits, and else stays', () => {
  const room = { height: 870 }
  inBox(room)
  const { rerender } = render(<Board shown="one" />)
  rerender(<Board shown="two" />)
  expect(figure('way')).toBe(3)
  room.height = 960
  rerender(<Board shown="three" />)
  expect(figure('way')).toBe(1)
  room.height = 100
  rerender(<Board shown="four" />)
  expect(figure('way')).toBe(ways.length - 1)
})

test('its cards keep their height while the strip above opens and closes, and follow larger changes', () => {
  const taken = { height: 0 }
  inBox({ height: 1000 }, () => heightNow() + taken.height)
  const { rerender } = render(<Board shown="one" />)
  const moreAt = (height: number): readonly number[] => {
    taken.height = height
    rerender(<Board shown={String(height)} />)
    return [figure('way'), figure('more')]
  }
  expect(moreAt(0)).toEqual([0, 0])
  expect(moreAt(-40)).toEqual([0, 40])
  expect(moreAt(-120)).toEqual([0, 40])
  expect(moreAt(-200)).toEqual([0, 200])
  expect(moreAt(-180)).toEqual([0, 180])
})

test('its cards give their height up for a way that shows more', () => {
  const room = { height: 970 }
  inBox(room)
  const { rerender } = render(<Board shown="one" />)
  expect([figure('way'), figure('more')]).toEqual([1, 20])
  room.height = 1010
  rerender(<Board shown="two" />)
  expect([figure('way'), figure('more')]).toEqual([0, 10])
})

test('looks at a board that is another one every time come to an end', () => {
  let looks = 0
  inBox({ height: 1000 }, () => 800 + (looks++ % 7))
  expect(() => render(<Board shown="one" />)).not.toThrow()
  expect(looks).toBeGreaterThan(1)
})
