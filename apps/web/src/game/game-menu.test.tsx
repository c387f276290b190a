import { defined } from '@parlour/kernel'
import { ParlourThemeProvider, SeatsProvider, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { session } from '../api/session'
import { GameMenu } from './game-menu'
import { gameAt } from './testing/game-store-fixture'

afterEach(cleanup)

/** Opens the menu of a game with this rulebook. Returns its entries. */
async function entriesWith(rulebook: string | undefined): Promise<readonly HTMLElement[]> {
  session.signedIn({ _id: 'a', name: 'ann', isAdmin: false, token: 't' })
  const game = { ...gameAt(0), ...defined({ rulebook }) }
  render(
    <ParlourThemeProvider>
      <SendProvider send={() => Promise.reject(new Error('nothing is called'))}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <SeatsProvider seats={[]}>
              <GameMenu game={game} undo={async () => {}} options={{}} />
            </SeatsProvider>
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: game.settings.name }))
  return screen.findAllByRole('menuitem')
}

const wordsOf = (entries: readonly HTMLElement[]) => entries.map(({ textContent }) => textContent)

it('has the rules of every game beside debug, in a window of their own', async () => {
  const entries = await entriesWith('https://rules.example.org/')
  expect(wordsOf(entries)).toEqual(['home', 'next', 'debug', 'rules'])
  const rules = entries.at(-1)
  expect(rules?.getAttribute('href')).toBe('https://rules.example.org/')
  expect(rules?.getAttribute('target')).toBe('_blank')
})

it('has no entry for a rulebook that nobody named', async () => {
  expect(wordsOf(await entriesWith(undefined))).toEqual(['home', 'next', 'debug'])
})
