import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AddressPanel } from './address-panel'

afterEach(cleanup)

const HOME = 'http://192.168.1.4:3000'
const BRIDGE = 'http://172.17.0.1:3000'

function show(answer: object) {
  const chosen: unknown[] = []
  const send: Send = async (call, body) => {
    if (call.path === 'admin/choose_address') chosen.push(body)
    return answer
  }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <AddressPanel />
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return chosen
}

it('offers the addresses of the network, and keeps the one that is chosen', async () => {
  const chosen = show({ configured: null, chosen: null, offered: [HOME, BRIDGE] })
  const choice = await screen.findByRole('combobox', { name: 'Links to hand on begin with' })
  fireEvent.change(choice, { target: { value: BRIDGE } })
  await waitFor(() => expect(chosen).toEqual([{ address: BRIDGE }]))
})

it('names the address of the configuration, and offers no other', async () => {
  show({ configured: 'https://games.example.org', chosen: HOME, offered: [HOME] })
  expect(await screen.findByText(/^Links begin with https:\/\/games\.example\.org/)).toBeTruthy()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('says how to let friends in where the machine has no address for them', async () => {
  show({ configured: null, chosen: null, offered: [] })
  expect(await screen.findByText(/PARLOUR_PUBLIC_URL/)).toBeTruthy()
})

it('says so when the address that was chosen is gone', async () => {
  show({ configured: null, chosen: 'http://192.168.1.9:3000', offered: [HOME] })
  expect(await screen.findByText(/no longer has the address http:\/\/192\.168\.1\.9:3000/)).toBeTruthy()
})
