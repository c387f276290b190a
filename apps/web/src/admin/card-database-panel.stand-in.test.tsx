import type { CardUpdateStatus } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardDatabasePanel } from './card-database-panel'

const hub = vi.hoisted((): { begin: unknown } => ({ begin: undefined }))
vi.mock('../api/send', () => ({ sendQuietly: async () => hub.begin }))
vi.mock('../app-version', () => ({ APP_VERSION: 1 }))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const FAILED: CardUpdateStatus = {
  state: 'failed',
  filename: 'f',
  done: 0,
  total: 0,
  cards: 0,
  message: 'The provider cannot be reached.',
}

function showPanel(update: CardUpdateStatus) {
  const send: Send = async () => ({ update, versions: {} }) as never
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <CardDatabasePanel />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}

it('lists what the last update imported and left out, malformed records by name', async () => {
  const dropped = { language: 3, malformed: 52 }
  const faults = ['Lost Elf new has no collector number.', 'A record is not an object.']
  const counts = { read: 1055, kept: 1000, doubled: 2, faces: 1100, dropped, faults }
  showPanel({ ...FAILED, state: 'done', message: '1000 cards are in use.', counts })
  const words = '1,055 records read, 1,000 imported, 2 of them also under a second name.'
  expect(await screen.findByText(`${words} Left out: 3 not English, 52 malformed.`)).toBeTruthy()
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual([
    ...faults,
    'And 50 more.',
  ])
})

it('has in the console what went wrong with an update, as it says', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hub.begin = { update: { ...FAILED, state: 'running', message: 'The update is running.' } }
  showPanel(FAILED)
  await screen.findByText('idle')
  expect(logged).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'update card database' }))
  expect(await screen.findByText('Check console for details')).toBeTruthy()
  expect(logged).toHaveBeenCalledExactlyOnceWith('card update', 'The provider cannot be reached.')
})

it('says why an update failed that was begun here', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  hub.begin = { update: { ...FAILED, state: 'running', message: 'The update is running.' } }
  showPanel(FAILED)
  await screen.findByText('idle')
  expect(screen.queryByText(FAILED.message)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'update card database' }))
  expect(await screen.findByText(FAILED.message)).toBeTruthy()
})

it('shows the file being uploaded, not the update before it; accepts the same file again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let answer: (response: Response) => void = () => undefined
  const sent = vi.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  showPanel({ ...FAILED, state: 'done', phase: 'finishing', cards: 1055, message: '1,055 cards are in use.' })
  await screen.findByText('idle')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for a file.')
  const forgets = vi.spyOn(input, 'value', 'set')
  fireEvent.change(input, { target: { files: [new File(['[]'], 'cards.json')] } })
  expect(forgets).toHaveBeenCalledWith('')
  const words = 'Updating the card database: sending the file. Stay on this page until the upload finishes.'
  expect(screen.getByText(words)).toBeTruthy()
  answer(Response.json({ status: 'error', message: 'The file is too large' }, { status: 413 }))
  expect(await screen.findByText('The file is too large')).toBeTruthy()
  expect(sent).toHaveBeenCalledOnce()
})
