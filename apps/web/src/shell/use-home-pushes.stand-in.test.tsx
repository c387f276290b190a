import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MY_LOBBIES } from './my-lobbies'
import { useHomePushes } from './use-home-pushes'

const live = vi.hoisted(() => ({
  beginsToPush: (_watched: { readonly quiet?: number }) => {},
  isBack: () => {},
}))
vi.mock('../live/live', () => ({
  useWatch: (_target: unknown, onWatched: typeof live.beginsToPush) => (live.beginsToPush = onWatched),
  usePush: () => {},
  useReturn: (handler: () => void) => (live.isBack = handler),
}))
vi.mock('../app-version', () => ({ APP_VERSION: 1 }))
afterEach(cleanup)

/** Shows what the list of lobbies holds. `fetch` answers each time it is asked. */
function show(fetch: () => string | Promise<string>) {
  const queryFn = vi.fn(fetch)
  function Page() {
    useHomePushes(true)
    const { data } = useQuery({ queryKey: MY_LOBBIES, queryFn })
    return <p>{data}</p>
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  return queryFn
}

it('a lobby that came between the first fetch and the first push is seen, at the cost of one more fetch', async () => {
  let lobbies = 'none'
  const fetch = show(() => lobbies)
  await screen.findByText('none')
  lobbies = 'an invitation'
  act(() => {
    live.beginsToPush({ quiet: 0 })
    live.isBack()
  })
  expect(await screen.findByText('an invitation')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('a lobby that came during the first fetch is seen', async () => {
  let arrive = (_lobbies: string) => {}
  const answers: (string | Promise<string>)[] = [
    new Promise<string>((resolve) => {
      arrive = resolve
    }),
    'an invitation',
  ]
  const fetch = show(() => answers.shift() ?? 'asked too often')
  act(() => live.beginsToPush({ quiet: 0 }))
  await act(async () => arrive('none'))
  expect(await screen.findByText('an invitation')).toBeTruthy()
  expect(fetch).toHaveBeenCalledTimes(2)
})

it('nothing is fetched twice where nothing changed since the page began to fetch; after a lost connection everything is', async () => {
  const fetch = show(() => 'none')
  act(() => live.beginsToPush({ quiet: 60_000 }))
  await screen.findByText('none')
  expect(fetch).toHaveBeenCalledTimes(1)
  act(() => live.beginsToPush({ quiet: 60_000 }))
  await expect.poll(() => fetch).toHaveBeenCalledTimes(2)
})
