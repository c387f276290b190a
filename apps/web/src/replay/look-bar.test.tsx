import { logLine } from '@parlour/kernel'
import type { WireLogEntry } from '@parlour/protocol'
import { ParlourThemeProvider, SeatsProvider, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { courseOf } from './course'
import { gameAt } from '../game/testing/game-store-fixture'
import { LookBar } from './look-bar'
import type { LookBarProps } from './look-bar-props'
import type { Comments } from './use-comments'

afterEach(cleanup)

const answer = (seq: number): WireLogEntry => ({
  type: 'response-received',
  id: seq,
  at: seq * 60_000,
  data: {
    seq,
    actor: seq % 2 === 0 ? 'bob' : 'ann',
    title: 'Choose Action',
    selection: [{ title: 'Draw' }],
  },
})
const course = courseOf([1, 2, 3, 4].map(answer))

const options = {
  skips: false,
  toggleSkips: () => undefined,
  limit: 4,
  isHidden: false,
  toggleHidden: () => undefined,
}
const eyes = {
  chosen: undefined,
  others: [],
  own: 'ann',
  isRefused: false,
  choose: () => undefined,
}

const [add, edit, remove] = [
  vi.fn(async () => undefined),
  vi.fn(async () => undefined),
  vi.fn(async () => undefined),
]
const comments: Comments = {
  list: [
    { id: 'c1', seq: 1, author: 'ann', text: 'an opening', at: 5, own: true },
    { id: 'c2', seq: 3, author: 'bob', text: 'bold', at: 6 },
    { id: 'c3', seq: 4, author: 'bob', text: 'the end', at: 7 },
  ],
  write: { add, edit, remove },
}

const follow = vi.fn()
const notFollowed = { name: undefined, appearances: [], follow, stop: () => undefined }

/** Shows the bar at the third of four answers. */
function show(more: Partial<LookBarProps> = {}) {
  const [goTo, onLeave, toggle] = [vi.fn(), vi.fn(), vi.fn()]
  const playback = {
    isPlaying: false,
    speed: '1',
    setSpeed: () => undefined,
    pause: () => undefined,
    toggle,
  } as const
  render(
    <ParlourThemeProvider>
      <SendProvider send={() => Promise.reject(new Error('nothing is called'))}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <SeatsProvider seats={['ann', 'bob']}>
              <input aria-label="field" />
              <LookBar
                {...{ at: 3, course, playback, options, eyes, comments, goTo, onLeave }}
                game={gameAt(4)}
                isFile={false}
                followed={notFollowed}
                isThere
                isAsked={false}
                failure={undefined}
                retry={() => undefined}
                {...more}
              />
            </SeatsProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return { goTo, onLeave, toggle }
}
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })

it('says who was asked what and what was answered', () => {
  show()
  const { textContent } = screen.getByRole('region', { name: 'Looking back' })
  expect(textContent.replaceAll(/\s+/g, ' ')).toContain('ann was asked: Choose Action Draw after 1 min')
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Answer 3, ann')
})

it('steps by keys, never from a field', () => {
  const { goTo, onLeave, toggle } = show()
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', '[', ']']) press(key)
  expect(goTo.mock.calls).toEqual([[2], [4], [0], [4], [2], [4]])
  press(' ')
  expect(toggle).toHaveBeenCalledOnce()
  press('Escape', screen.getByLabelText('field'))
  press('ArrowLeft', screen.getByLabelText('field'))
  expect(goTo).toHaveBeenCalledTimes(6)
  expect(onLeave).not.toHaveBeenCalled()
  press('Escape')
  expect(onLeave).toHaveBeenCalledOnce()
})

it('handles its keys before the screen of the game can', () => {
  show()
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  press('ArrowLeft')
  press('u')
  window.removeEventListener('keydown', heard)
  expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['u'])
})

it('leads back to a question of the viewer', () => {
  const { onLeave } = show({ isAsked: true })
  fireEvent.click(screen.getByRole('button', { name: 'back to your question' }))
  expect(onLeave).toHaveBeenCalledOnce()
})

it('says that a moment is loading, or was not stored', () => {
  show({ isThere: false })
  expect(screen.getByText('Fetching answer 3 …')).toBeTruthy()
  cleanup()
  const { goTo } = show({ isThere: false, failure: { kind: 'lost', first: 4 } })
  expect(screen.getByRole('alert').textContent).toContain('This moment cannot be shown.')
  fireEvent.click(screen.getByRole('button', { name: 'go to answer 4' }))
  expect(goTo).toHaveBeenCalledWith(4)
})

it('shows a finished game from the view of any seat', () => {
  const choose = vi.fn()
  show({ eyes: { ...eyes, others: ['bob'], choose } })
  fireEvent.change(screen.getByLabelText('Whose eyes'), { target: { value: 'bob' } })
  press('e')
  expect(choose.mock.calls).toEqual([['bob'], ['bob']])
  cleanup()
  show()
  expect(screen.queryByLabelText('Whose eyes')).toBeNull()
  expect(screen.getByText('others after the end')).toBeTruthy()
})

it('reveals nothing that comes after the moment while that is hidden', () => {
  show({ at: 2, options: { ...options, limit: 2, isHidden: true } })
  expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('2')
  expect(screen.getByRole('region').textContent).not.toContain('of 4')
  expect(screen.getByText('the rest stays hidden')).toBeTruthy()
})

it('offers no link to a moment out of a file, and closes the file', () => {
  const { onLeave } = show({ isFile: true })
  fireEvent.click(screen.getByRole('button', { name: 'close the file' }))
  expect(onLeave).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'more' }))
  expect(screen.queryByText('copy link to this moment')).toBeNull()
  expect(screen.queryByText('save as a file')).toBeNull()
})

it('marks the moments that were commented on, and leads there', () => {
  const { goTo } = show()
  fireEvent.click(screen.getByRole('button', { name: '1 comment on answer 1' }))
  expect(goTo).toHaveBeenCalledWith(1)
  expect(screen.getByRole('button', { name: '1 comment here' })).toBeTruthy()
  cleanup()
  show({ at: 2, options: { ...options, limit: 2, isHidden: true } })
  expect(screen.getAllByRole('button', { name: / on answer / })).toHaveLength(1)
  expect(screen.getByRole('button', { name: '1 comment' })).toBeTruthy()
})

it('lists the comments, takes one on this moment, and lets authors change theirs', async () => {
  const { goTo } = show()
  press('c')
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('an opening'),
    expect.stringContaining('bold'),
    expect.stringContaining('the end'),
  ])
  fireEvent.change(screen.getByLabelText('Comment on answer 3'), { target: { value: ' why? ' } })
  fireEvent.click(screen.getByRole('button', { name: 'comment' }))
  await waitFor(() => expect(add).toHaveBeenCalledWith(3, 'why?'))
  expect(screen.getAllByRole('button', { name: 'edit' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'edit' }))
  fireEvent.change(screen.getByLabelText('Your comment on answer 1'), { target: { value: 'my opening' } })
  fireEvent.click(screen.getByRole('button', { name: 'save' }))
  await waitFor(() => expect(edit).toHaveBeenCalledWith('c1', 'my opening'))
  fireEvent.click(await screen.findByRole('button', { name: 'delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith('c1'))
  fireEvent.click(screen.getByRole('button', { name: 'answer 4' }))
  expect(goTo).toHaveBeenCalledWith(4)
})

it('offers no comments to whoever may write none where there are none to read', () => {
  show({ comments: { list: comments.list, write: undefined }, at: 0, options: { ...options, limit: 0 } })
  expect(screen.queryByRole('button', { name: /comment/ })).toBeNull()
  press('c')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('follows the card that is pointed at or focused by N and Shift+N, and then that card, wherever the pointer rests', () => {
  const card = document.body.appendChild(document.createElement('button'))
  card.dataset.cardName = 'Oars'
  const word = card.appendChild(document.createElement('i'))
  show()
  press('n')
  expect(follow).not.toHaveBeenCalled()
  fireEvent.pointerMove(word)
  press('n')
  expect(follow.mock.calls).toEqual([['Oars', 1]])
  cleanup()
  show({ followed: { ...notFollowed, name: 'Tools' } })
  card.focus()
  fireEvent.keyDown(document.body, { key: 'N', shiftKey: true })
  fireEvent.keyDown(document.body, { key: 'N', shiftKey: true })
  card.remove()
  expect(follow.mock.calls.slice(1)).toEqual([
    ['Oars', -1],
    ['Tools', -1],
  ])
})

it('says which appearance of a followed card is shown, and leads to the others', () => {
  const named = (at: number) => ({
    at,
    line: {
      type: 'log' as const,
      id: at,
      ...logLine('{player} melds {card}', { player: 'bob', card: 'Oars' }),
    },
  })
  const stop = vi.fn()
  const followed = { name: 'Oars', appearances: [named(1), named(3)], follow, stop }
  follow.mockClear()
  show({ followed })
  const group = () => screen.getByRole('group', { name: 'Following a card' }).textContent
  expect(group()).toContain('2nd of 2 times')
  expect(group()).toContain('bob melds Oars')
  fireEvent.click(screen.getByRole('button', { name: 'next' }))
  expect(follow).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'before' }))
  expect(follow).toHaveBeenCalledExactlyOnceWith('Oars', -1)
  fireEvent.click(screen.getByRole('button', { name: 'Stop following Oars' }))
  expect(stop).toHaveBeenCalledOnce()
})
