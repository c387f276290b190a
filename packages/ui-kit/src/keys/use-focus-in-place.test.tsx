import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusInPlace } from './use-focus-in-place'

afterEach(cleanup)

function Names() {
  const [names, setNames] = useState(['ann', 'bob', 'cat'])
  return (
    <ul {...useFocusInPlace<HTMLUListElement>('button')}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const removed = (name: string): string | null => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return document.activeElement?.textContent ?? null
}

it('gives the focus to what takes the place of an item that left, then to the one before, then to the list', () => {
  render(<Names />)
  expect(removed('bob')).toBe('cat')
  expect(removed('cat')).toBe('ann')
  removed('ann')
  expect(document.activeElement).toBe(screen.getByRole('list'))
})

it('leaves the focus where it is when another item leaves', () => {
  render(<Names />)
  screen.getByRole('button', { name: 'ann' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'cat' }))
  expect(document.activeElement?.textContent).toBe('ann')
})
