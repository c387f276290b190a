import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanup } from '@testing-library/react'
import { GameRow } from './game-row'

afterEach(cleanup)

function showRow() {
  const follow = vi.fn((event: Event) => event.preventDefault())
  render(
    <table>
      <tbody>
        <GameRow>
          <td>Innovation</td>
          <td>
            <a href="/game/1">Our game</a>
          </td>
          <td>
            <button type="button">Menu</button>
          </td>
        </GameRow>
      </tbody>
    </table>,
  )
  screen.getByRole('link').addEventListener('click', follow)
  return follow
}

it('follows the link of its row from any cell, with the keys that are held', () => {
  const follow = showRow()
  fireEvent.click(screen.getByText('Innovation'), { ctrlKey: true })
  expect(follow).toHaveBeenCalledTimes(1)
  expect(follow.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true, metaKey: false })
})

it('leaves clicks on the link and on buttons to them', () => {
  const follow = showRow()
  fireEvent.click(screen.getByRole('button'))
  expect(follow).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('link'))
  expect(follow).toHaveBeenCalledTimes(1)
})
