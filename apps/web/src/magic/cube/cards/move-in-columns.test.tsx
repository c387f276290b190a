import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moveInColumns } from './move-in-columns'

afterEach(cleanup)

/** Rows with the height at which they stand. */
const COLUMNS = { white: { a1: 0, a2: 20, a3: 60 }, blue: { b1: 0, b2: 50 } }

function show() {
  render(
    <div onKeyDown={moveInColumns}>
      {Object.entries(COLUMNS).map(([name, rows]) => (
        <section key={name} aria-label={name}>
          {Object.keys(rows).map((row) => (
            <button key={row} type="button">
              {row}
            </button>
          ))}
        </section>
      ))}
    </div>,
  )
  for (const rows of Object.values(COLUMNS))
    for (const [row, top] of Object.entries(rows))
      screen.getByText(row).getBoundingClientRect = () => new DOMRect(0, top, 10, 10)
}

it.each([
  ['a1', 'ArrowDown', 'a2'],
  ['a2', 'ArrowUp', 'a1'],
  ['a1', 'ArrowUp', 'a1'],
  ['a1', 'End', 'a3'],
  ['a3', 'Home', 'a1'],
  ['a3', 'ArrowRight', 'b2'],
  ['b2', 'ArrowLeft', 'a3'],
  ['b1', 'ArrowRight', 'b1'],
  ['a1', 'x', 'a1'],
])('from %s the key %s leads to %s', (from, key, to) => {
  show()
  screen.getByText(from).focus()
  fireEvent.keyDown(screen.getByText(from), { key })
  expect(document.activeElement?.textContent).toBe(to)
})
