import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardChip } from './card-chip'
import { CardPreviewProvider } from './card-preview'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const card: Card = {
  _id: 'x',
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name: 'Pole Heron', oracle_text: 'Flying' })] },
}

function show(onClick = () => {}) {
  render(
    <CardPreviewProvider>
      <div onClick={onClick}>
        <CardChip card={card} name="Pole Heron" />
      </div>
    </CardPreviewProvider>,
  )
  return screen.getByText('Pole Heron')
}
function wait(time: number) {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}
const preview = () => screen.queryByRole('tooltip')

test('the full card comes after 250 ms of hovering and goes with the pointer', () => {
  const chip = show()
  fireEvent.pointerEnter(chip, { pointerType: 'mouse' })
  wait(240)
  expect(preview()).toBeNull()
  wait(20)
  expect(preview()?.textContent).toContain('Flying')
  fireEvent.pointerLeave(chip, { pointerType: 'mouse' })
  expect(preview()).toBeNull()
})

test('space shows it while focused, Escape puts it away', () => {
  const chip = show()
  fireEvent.keyDown(chip, { key: ' ' })
  expect(preview()).not.toBeNull()
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(preview()).toBeNull()
})

test('a long press shows it, the end of that press neither closes it nor clicks, the next touch closes it', () => {
  const clicked = vi.fn()
  const chip = show(clicked)
  fireEvent.pointerDown(chip, { pointerType: 'touch', clientX: 5, clientY: 5 })
  wait(500)
  const layer = preview()
  expect(layer).not.toBeNull()
  fireEvent.pointerUp(chip, { pointerType: 'touch' })
  fireEvent.click(chip)
  expect(clicked).not.toHaveBeenCalled()
  fireEvent.click(layer ?? chip)
  expect(preview()).not.toBeNull()
  fireEvent.pointerDown(layer ?? chip, { pointerType: 'touch' })
  fireEvent.click(layer ?? chip)
  expect(preview()).toBeNull()
})

test('a finger that moves is scrolling, not pressing', () => {
  const chip = show()
  fireEvent.pointerDown(chip, { pointerType: 'touch', clientX: 5, clientY: 5 })
  fireEvent.pointerMove(chip, { pointerType: 'touch', clientX: 5, clientY: 40 })
  wait(500)
  expect(preview()).toBeNull()
})
