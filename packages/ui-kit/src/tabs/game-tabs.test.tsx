import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { GameTabs } from './game-tabs'

afterEach(cleanup)

const TABS = [
  ['board', 'cards', 'Board'],
  ['log', 'log', 'Log'],
] as const

describe('the tabs of a game', () => {
  it('say which part is shown and lead to the others', () => {
    const onTab = vi.fn()
    render(<GameTabs tabs={TABS} label="Game" current="board" onTab={onTab} unread={0} />)
    const [board, log] = screen.getAllByRole('button')
    expect(board?.getAttribute('aria-current')).toBe('true')
    expect(log?.getAttribute('aria-current')).toBeNull()
    fireEvent.click(screen.getByText('Log'))
    expect(onTab).toHaveBeenCalledExactlyOnceWith('log')
  })

  it('count what is new in the chat while it is not shown', () => {
    const tabs = (current: 'board' | 'log') => (
      <GameTabs tabs={TABS} label="Game" current={current} onTab={() => undefined} unread={2} />
    )
    const { rerender } = render(tabs('board'))
    expect(screen.getByTitle('2 new in the chat').textContent).toBe('2')
    rerender(tabs('log'))
    expect(screen.queryByTitle('2 new in the chat')).toBeNull()
  })

  it('count what happened since the last turn where nobody wrote', () => {
    const tabs = (unread: number) => (
      <GameTabs tabs={TABS} label="Game" current="board" onTab={() => undefined} unread={unread} news={7} />
    )
    const { rerender } = render(tabs(0))
    expect(screen.getByTitle('7 new since your last turn').textContent).toBe('7')
    expect(screen.getByRole('button', { name: 'Log' }).getAttribute('aria-description')).toBe(
      '7 new since your last turn',
    )
    rerender(tabs(2))
    expect(screen.queryByTitle('7 new since your last turn')).toBeNull()
    expect(screen.getByTitle('2 new in the chat').textContent).toBe('2')
  })
})
