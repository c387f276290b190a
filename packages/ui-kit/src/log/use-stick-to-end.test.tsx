import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useStickToEnd } from './use-stick-to-end'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Box({ lines }: { readonly lines: number }) {
  const { box, onScroll, missed } = useStickToEnd(lines)
  return (
    <div ref={box} onScroll={onScroll} role="log">
      {missed ? 'missed' : 'all seen'}
    </div>
  )
}

const HEIGHT = 100

/** A box of that height whose content is as long as `long` says; it cannot be scrolled beyond its end. */
function laidOut(element: HTMLElement, long: () => number): void {
  let top = 0
  Object.defineProperties(element, {
    scrollHeight: { get: long },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.min(value, long() - HEIGHT)
      },
    },
  })
}

function opened() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  const content = { long: 500 }
  const { rerender } = render(<Box lines={1} />)
  const log = screen.getByRole('log')
  laidOut(log, () => content.long)
  rerender(<Box lines={2} />)
  const scroll = () => void fireEvent.scroll(log)
  return { log, content, scroll, add: (lines: number) => rerender(<Box lines={lines} />) }
}

test('a box whose lines slide to their place, longer for a moment, is still at its end', () => {
  const { log, content, scroll, add } = opened()
  scroll()
  content.long = 560
  add(3)
  content.long = 620
  scroll()
  content.long = 600
  add(4)
  expect(log.scrollTop).toBe(500)
  expect(log.textContent).toBe('all seen')
})

test('a box that becomes shorter, as turns fold or answers are taken back, is still at its end', () => {
  const { log, content, scroll, add } = opened()
  content.long = 560
  add(3)
  scroll()
  content.long = 450
  add(2)
  content.long = 520
  scroll()
  content.long = 460
  add(3)
  expect(log.scrollTop).toBe(360)
  expect(log.textContent).toBe('all seen')
})

test('whoever scrolls up stays there and is told of what is missed, until they are at the end again', () => {
  const { log, content, scroll, add } = opened()
  scroll()
  log.scrollTop = 200
  scroll()
  content.long = 560
  add(3)
  expect(log.scrollTop).toBe(200)
  expect(log.textContent).toBe('missed')
  log.scrollTop = 460
  scroll()
  expect(log.textContent).toBe('all seen')
})
