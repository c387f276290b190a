import type { JsonObject } from '@parlour/kernel'
import { ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ResultsPage } from './results-page'

afterEach(cleanup)

function show(data: JsonObject | Error) {
  const asked: string[] = []
  render(
    <ParlourThemeProvider>
      <SendProvider
        send={async (call, body) => {
          asked.push(call.path)
          const sent = JSON.stringify(body)
          if (sent !== '{}') asked.push(sent)
          if (data instanceof Error) throw data
          return { data } as never
        }}
      >
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ResultsPage />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return asked
}

const DATA = {
  count: 214,
  reasons: [
    ['achievements', 148],
    ['score', 66],
  ],
  cards: [
    ['Archery', { melded: 48, wins: 33 }],
    ['Oars', { melded: 61, wins: 20 }],
    ['Tools', { melded: 19, wins: 19 }],
  ],
  players: { ann: { count: 214, wins: 100 } },
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))

test('shows the games, the reasons, and the cards by the rate of their wins, rounded down', async () => {
  const asked = show(DATA)
  await screen.findByRole('heading', { name: '214 games' })
  expect(asked).toEqual(['game/stats/innovation'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'achievements148 69 %',
    'score66 30 %',
  ])
  expect(rows()).toEqual([
    ['68 %', '1Archery', '48 melds', '33'],
    ['32 %', '1Oars', '61 melds', '20'],
  ])
  screen.getByText('2 of 2. Line: 56 %, all cards together')
})

test('shows cards that were seldom melded when asked to, in the order that is asked for', async () => {
  show(DATA)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'at least 20 melds' }))
  expect(rows().map(([rate]) => rate)).toEqual(['100 %', '68 %', '32 %'])
  fireEvent.click(screen.getByRole('button', { name: 'melded' }))
  expect(rows().map(([, name]) => name)).toEqual(['1Oars', '1Archery', '1Tools'])
  expect(screen.getByRole('columnheader', { name: 'melded' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.click(screen.getByRole('button', { name: 'card' }))
  expect(rows().map(([, name]) => name)).toEqual(['1Archery', '1Oars', '1Tools'])
})

test('shows twelve cards, and all when asked to', async () => {
  const cards = Array.from({ length: 15 }, (_, at) => [`Card ${at}`, { melded: 1, wins: 0 }])
  show({ ...DATA, cards })
  fireEvent.click(await screen.findByRole('button', { name: 'show all' }))
  expect(rows()).toHaveLength(15)
  fireEvent.click(screen.getByRole('button', { name: 'show fewer' }))
  expect(rows()).toHaveLength(12)
})

test('says so where no game has ended, and where nothing could be loaded', async () => {
  show({ count: 0, reasons: [], cards: [], players: {} })
  await screen.findByText('No two-player game has been finished yet.')
  cleanup()
  show(new Error('offline'))
  await screen.findByText(/could not be loaded/)
  screen.getByRole('button', { name: 'try again' })
})

test('counts other games when somebody asks for them', async () => {
  const asked = show(DATA)
  await screen.findByRole('heading', { name: '214 games' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Players' }), { target: { value: '3' } })
  fireEvent.change(screen.getByRole('combobox', { name: 'Expansions' }), { target: { value: 'echo' } })
  await screen.findByText('finished with a winner')
  expect(asked.slice(1)).toEqual([
    'game/stats/innovation',
    '{"only":{"players":3}}',
    'game/stats/innovation',
    '{"only":{"players":3,"set":"echo"}}',
  ])
})
