import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage, createBrowserStorage } from './browser-storage'
import { useStored } from './use-stored'

// Tests of other files share the storage.
beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const refused = (): never => {
  throw new DOMException('denied', 'SecurityError')
}

/** A storage that is there and takes nothing. */
const full = (): Storage => ({
  length: 0,
  clear: () => {},
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new DOMException('quota', 'QuotaExceededError')
  },
  removeItem: () => {},
})

it('keeps a text in the browser', () => {
  const storage = createBrowserStorage(() => localStorage)
  expect(storage.isKeeping()).toBe(true)
  expect(localStorage).toHaveLength(0)
  expect(storage.setItem('a', 'text')).toBe(true)
  expect(localStorage.getItem('a')).toBe('text')
  expect(storage.getItem('a')).toBe('text')
  storage.removeItem('a')
  expect(localStorage.getItem('a')).toBeNull()
  expect(storage.getItem('a')).toBeNull()
})

it.each([
  ['refuses', refused],
  ['has no room', full],
])('holds a text for this tab where the browser %s', (_why, open) => {
  const storage = createBrowserStorage(open)
  expect(storage.isKeeping()).toBe(false)
  expect(storage.setItem('a', 'text')).toBe(false)
  expect(storage.getItem('a')).toBe('text')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

it('forgets what it held once the browser keeps the key', () => {
  let open: () => Storage = refused
  const storage = createBrowserStorage(() => open())
  storage.setItem('a', 'held')
  open = () => localStorage
  storage.setItem('a', 'kept')
  localStorage.setItem('a', 'by another tab')
  expect(storage.getItem('a')).toBe('by another tab')
})

it('notifies the subscribers of a key', () => {
  const onChange = vi.fn()
  const end = browserStorage.follow('a', onChange)
  browserStorage.setItem('b', 'text')
  expect(onChange).not.toHaveBeenCalled()
  browserStorage.setItem('a', 'text')
  browserStorage.removeItem('a')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(onChange).toHaveBeenCalledTimes(3)
  end()
  browserStorage.setItem('a', 'text')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(onChange).toHaveBeenCalledTimes(3)
})

function Switch() {
  const [on, setOn] = useStored<boolean>({ key: 'switch', defaultValue: false })
  return (
    <button type="button" onClick={() => setOn(!on)}>
      {on ? 'on' : 'off'}
    </button>
  )
}

it('is one value for all that use the key', () => {
  render(
    <>
      <Switch />
      <Switch />
    </>,
  )
  const [first] = screen.getAllByRole('button', { name: 'off' })
  if (first === undefined) throw new Error('There is no switch.')
  fireEvent.click(first)
  expect(screen.getAllByRole('button', { name: 'on' })).toHaveLength(2)
  expect(localStorage.getItem('switch')).toBe('true')
})

it.each(['null', '"text"', '{'])('takes %s for nothing stored', (text) => {
  localStorage.setItem('switch', text)
  render(<Switch />)
  screen.getByRole('button', { name: 'off' })
})
