import type { WireNoticeChannel } from '@parlour/protocol'
import { CallError, ParlourThemeProvider, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ChannelRow } from './channel-row'

const api = vi.hoisted(() => ({ test: vi.fn() }))
vi.mock('../api/send', () => ({ sendQuietly: api.test }))
afterEach(cleanup)

const PUSH: WireNoticeChannel = {
  _id: 'p',
  kind: 'push',
  host: 'push.test',
  target: 'Firefox on Linux',
  choices: {
    'your-turn': 'now',
    'in-turn': 'now',
    reminded: 'now',
    began: 'now',
    'game-over': 'now',
    invited: 'now',
    mentioned: 'now',
  },
  isPaused: false,
}

function show(channel: WireNoticeChannel): void {
  const settings = { zone: 'UTC', quiet: null, dailyAt: 0, later: 10, silentUntil: null }
  const list = { channels: [channel], settings, games: [], sends: true, hasMail: true, pushKey: 'k' }
  render(
    <ParlourThemeProvider>
      <SendProvider send={async () => ({})}>
        <QueryClientProvider client={new QueryClient()}>
          <ChannelRow channel={channel} list={{ ...list, isFirst: false }} reload={async () => undefined} />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const TAKEN = { message: 'Sent, and taken by the service.' }

it('asks whether a test rang, and says what to look at where it did not', async () => {
  api.test.mockResolvedValue(TAKEN)
  show(PUSH)
  expect(screen.queryByText('Did it ring?')).toBeNull()
  press(/^send a test/)
  await screen.findByRole('group', { name: 'Did it ring?' })
  press('no')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split('.')[0])).toEqual([
    expect.anything(),
    'Silent mode',
    'The system’s own setting',
    'The battery saver',
  ])
  press('yes')
  expect(screen.getByText('Good: notices reach you here.')).toBeTruthy()
  expect(screen.queryByText(/^Silent mode/)).toBeNull()
})

it('names what can keep a mail, or a message of a hook, from its reader', async () => {
  api.test.mockResolvedValue(TAKEN)
  show({ ...PUSH, kind: 'mail', host: 'ann@example.org' })
  press(/^send a test/)
  await screen.findByRole('group', { name: 'Did it arrive?' })
  press('no')
  expect(screen.getByText(/ann@example\.org\. If that is not your address/)).toBeTruthy()
  cleanup()
  show({ ...PUSH, kind: 'discord', host: 'discord.com' })
  press(/^send a test/)
  await screen.findByRole('group', { name: 'Did it arrive?' })
  press('no')
  expect(screen.getByText(/Look on discord\.com where the hook writes/)).toBeTruthy()
})

it('asks nothing about a test that the service did not take, and asks again after another', async () => {
  api.test.mockRejectedValueOnce(new CallError('answered 404', { httpStatus: 400 })).mockResolvedValue(TAKEN)
  show(PUSH)
  press(/^send a test/)
  await screen.findByText('answered 404')
  expect(screen.queryByRole('group')).toBeNull()
  press(/^send a test/)
  await screen.findByRole('group', { name: 'Did it ring?' })
  press('no')
  press(/^send a test/)
  await screen.findByRole('group', { name: 'Did it ring?' })
  expect(screen.queryByText(/^Silent mode/)).toBeNull()
})
