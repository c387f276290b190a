import { type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { cubeDraftSettings, setDraftSettings } from './lobby-facts'

afterEach(cleanup)

const CUBE = {
  _id: 'c',
  name: 'Old Harbour',
  flags: { editable: true, legacy: true },
  counts: { cards: 360, scars: 60, unusedScars: 12, achievements: 0 },
}
const send: Send = async () => ({ cubes: [CUBE] }) as never
const lobby = { users: [] }

it('a Cube Draft links its cube and lists packs and scar rounds', async () => {
  const facts = cubeDraftSettings({ cubeId: 'c', numPacks: 1, scarRounds: '1, 2' }, lobby)
  expect(facts.map(({ name }) => name)).toEqual(['Cube', 'Packs', 'Scar rounds'])
  expect(facts[1]?.value).toBe('1 pack of 15 cards each')
  expect(facts[2]?.value).toBe('1, 2')
  render(
    <SendProvider send={send}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <p>{facts[0]?.value}</p>
        </MemoryRouter>
      </QueryClientProvider>
    </SendProvider>,
  )
  const link = await screen.findByRole('link', { name: 'Old Harbour' })
  expect(link.getAttribute('href')).toBe('/magic/cube/c')
  expect(link.parentElement?.textContent).toBe('Old Harbour, 360 cards, 12 scars')
})

it('what is not chosen is said to be so', () => {
  expect(cubeDraftSettings({}, lobby).map(({ value }) => value)).toEqual([
    'not chosen yet',
    '3 packs of 15 cards each',
  ])
  expect(setDraftSettings({}, lobby)[0]?.value).toBe('not chosen yet')
  const set = { code: 'dsk', name: 'Dusk', set_type: 'expansion' }
  expect(setDraftSettings({ set, numPacks: 2 }, lobby).map(({ value }) => value)).toEqual([
    'Dusk (DSK)',
    '2 packs each',
  ])
})
