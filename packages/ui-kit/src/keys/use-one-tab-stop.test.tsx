import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { moveInList } from './move-in-list'
import { useOneTabStop } from './use-one-tab-stop'

afterEach(cleanup)

function Rows({ names }: { readonly names: readonly string[] }) {
  const stop = useOneTabStop<HTMLUListElement>()
  return (
    <ul {...stop} onKeyDown={moveInList}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" tabIndex={-1}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const stops = () =>
  screen
    .queryAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

it('makes the first row the stop, then the one that has the focus', () => {
  render(<Rows names={['a', 'b', 'c']} />)
  expect(stops()).toEqual(['a'])
  screen.getByText('a').focus()
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('b')
  expect(stops()).toEqual(['b'])
  press('End')
  press('ArrowDown')
  expect(stops()).toEqual(['c'])
  press('PageUp')
  expect(stops()).toEqual(['a'])
})

it('makes the first row the stop again when the one that was it is gone', () => {
  const { rerender } = render(<Rows names={['a', 'b', 'c']} />)
  screen.getByText('b').focus()
  rerender(<Rows names={['a', 'b', 'c', 'd']} />)
  expect(stops()).toEqual(['b'])
  rerender(<Rows names={['c', 'd']} />)
  expect(stops()).toEqual(['c'])
  rerender(<Rows names={[]} />)
  expect(stops()).toEqual([])
})
