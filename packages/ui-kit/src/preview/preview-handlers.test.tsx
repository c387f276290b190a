import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type LookBack, LookBackProvider } from '../look-back/look-back'
import { createPreview } from './create-preview'

const { Provider, usePreview } = createPreview<string>(
  ({ card }) => <p>all of {card}</p>,
  (card) => card,
)

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

const LOOK_BACK = {
  at: 3,
  bar: null,
  live: { log: [], chat: [] },
  jump: () => undefined,
  jumps: 0,
  comment: undefined,
}

it('leads from a card held by a finger to its moments, in a look back alone', async () => {
  const follow = vi.fn()
  const shown = (lookBack: LookBack | undefined) => (
    <MantineProvider>
      <LookBackProvider value={lookBack}>
        <Provider>
          <Card />
        </Provider>
      </LookBackProvider>
    </MantineProvider>
  )
  const { rerender } = render(shown(undefined))
  expect(screen.getByRole('button').dataset.cardName).toBe('Bear')
  fireEvent.pointerDown(screen.getByRole('button'), { pointerType: 'touch' })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.queryByRole('button', { name: 'next' })).toBeNull()
  rerender(shown({ ...LOOK_BACK, follow }))
  const next = screen.getByRole('button', { name: 'next' })
  fireEvent.pointerDown(next)
  fireEvent.click(next)
  expect(follow).toHaveBeenCalledExactlyOnceWith('Bear', 1)
  expect(screen.queryByRole('tooltip')).toBeNull()
})

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
