import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MY_LOBBIES } from './my-lobbies'
import { useHomePushes } from './use-home-pushes'

const live = vi.hoisted(() => ({ beginsToPush: () => {}, isBack: () => {} }))
vi.mock('../live/live', () => ({
  useWatch: (_target: unknown, onWatched: () => void) => (live.beginsToPush = onWatched),
  usePush: () => {},
  useReturn: (handler: () => void) => (live.isBack = handler),
}))
vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
afterEach(cleanup)

it('a lobby that came between the first fetch and the first push is seen, at the cost of one more fetch', async () => {
  let lobbies = 'none'
  let fetches = 0
  function Page() {
    useHomePushes(true)
    const { data } = useQuery({
      queryKey: MY_LOBBIES,
      queryFn: () => {
        fetches += 1
        return lobbies
      },
    })
    return <p>{data}</p>
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  await screen.findByText('none')
  lobbies = 'an invitation'
  act(() => {
    live.beginsToPush()
    live.isBack()
  })
  expect(await screen.findByText('an invitation')).toBeTruthy()
  expect(fetches).toBe(2)
})
