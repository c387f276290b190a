import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useSwipeUp } from './use-swipe-up'

afterEach(cleanup)

function Row({ onClick }: { readonly onClick: () => void }) {
  const swipes = useSwipeUp()
  return (
    <div {...swipes}>
      <button data-piece="card/Oars" onClick={onClick}>
        Oars
      </button>
    </div>
  )
}

function clicksAfter(from: readonly [number, number], to: readonly [number, number]): number {
  let clicks = 0
  render(<Row onClick={() => (clicks += 1)} />)
  const card = screen.getByRole('button', { name: 'Oars' })
  const at = ([clientX, clientY]: readonly [number, number]) =>
    new Touch({ identifier: 0, target: card, clientX, clientY })
  fireEvent.touchStart(card, { touches: [at(from)] })
  fireEvent.touchEnd(card, { changedTouches: [at(to)] })
  return clicks
}

it('a card that a finger swipes up is clicked', () => {
  expect(clicksAfter([100, 500], [110, 420])).toBe(1)
})

it('a short way up, and a way to the side, is not a swipe', () => {
  expect(clicksAfter([100, 500], [100, 470])).toBe(0)
  cleanup()
  expect(clicksAfter([100, 500], [200, 440])).toBe(0)
})
