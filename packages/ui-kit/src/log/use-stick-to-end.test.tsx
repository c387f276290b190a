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
      <p>{missed ? 'missed' : 'all seen'}</p>
    </div>
  )
}

const HEIGHT = 100

/**
 * How long the content of a box is, and how far below its end something stands that still slides to its
 * place.
 */
interface Content {
  long: number
  below: number
}

/** A box of that height with such content; it cannot be scrolled beyond what stands in it. */
function laidOut(element: HTMLElement, content: Content): void {
  const whole = () => content.long + content.below
  let top = 0
  Object.defineProperties(element, {
    scrollHeight: { get: whole },
    scrollTop: {
      get: () => top,
      set: (value: number) => {
        top = Math.min(value, whole() - HEIGHT)
      },
    },
  })
  Object.defineProperty(element.lastElementChild, 'offsetHeight', { get: () => content.long })
}

function opened() {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(HEIGHT)
  const content: Content = { long: 500, below: 0 }
  const { rerender } = render(<Box lines={1} />)
  const log = screen.getByRole('log')
  laidOut(log, content)
  rerender(<Box lines={2} />)
  const scroll = () => void fireEvent.scroll(log)
  return { log, content, scroll, add: (lines: number) => rerender(<Box lines={lines} />) }
}

test('a box whose lines slide to their place, longer for a moment, is still at its end', () => {
  const { log, content, scroll, add } = opened()
  scroll()
  content.long = 560
  content.below = 60
  add(3)
  expect(log.scrollTop).toBe(460)
  scroll()
  content.long = 600
  content.below = 0
  add(4)
  expect(log.scrollTop).toBe(500)
  expect(log.textContent).toBe('all seen')
})

test('a strip that grows over the lines before the scroll event leaves the reader at the end', () => {
  const { log, content, scroll, add } = opened()
  content.long = 560
  add(3)
  content.long = 612
  scroll()
  add(4)
  expect(log.scrollTop).toBe(512)
  expect(log.textContent).toBe('all seen')
})

test('a box that becomes shorter, as turns fold or answers are taken back, is still at its end', () => {
  const { log, content, scroll, add } = opened()
  content.long = 560
  add(3)
  scroll()
  content.long = 450
  content.below = 70
  add(2)
  scroll()
  content.long = 460
  content.below = 0
  add(3)
  expect(log.scrollTop).toBe(360)
  expect(log.textContent).toBe('all seen')
})

test('a reader who scrolls up stays there and sees that there are new lines, until they reach the end again', () => {
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
