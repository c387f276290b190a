import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPreview } from './create-preview'

const { Provider, usePreview } = createPreview<string>(({ card }) => <p>all of {card}</p>)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Card() {
  return (
    <button type="button" {...usePreview('Bear')}>
      Bear
    </button>
  )
}

const enter = (buttons: number) => {
  render(
    <Provider>
      <Card />
    </Provider>,
  )
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse', buttons })
  vi.advanceTimersByTime(1000)
}

it('shows the full card when a pointer rests on it', async () => {
  enter(0)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole('tooltip').textContent).toBe('all of Bear')
})

it('shows none to a pointer that drags something over the card', async () => {
  enter(1)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('tooltip')).toBeNull()
})
