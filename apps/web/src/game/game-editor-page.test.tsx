import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { session } from '../api/session'
import { GameEditorPage } from './game-editor-page'

// The growing field listens for fonts, which this DOM does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
beforeEach(() => session.signedIn({ _id: 'a', name: 'admin', isAdmin: true, token: 't' }))
afterEach(cleanup)

/** The editor and the game beside it, with a server that keeps the responses of one game. */
function show(first: readonly object[]) {
  let responses: unknown = first
  const send: Send = async (_call, body: unknown) => {
    if (typeof body === 'object' && body !== null && 'responses' in body) responses = body.responses
    return { game: { seq: 1, full: { responses } } } as never
  }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={['/game/editor/g']}>
            <Routes>
              <Route path="/game/editor/:id" element={<GameEditorPage />} />
              <Route path="/game/:id" element={<Link to="/game/editor/g">edit</Link>} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
}
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Responses')
const written = async (): Promise<unknown> => JSON.parse((await field()).value)

describe('the game editor', () => {
  it('shows what was saved when it is opened again, never what stood there before', async () => {
    show([{ title: 'one' }, { title: 'two' }])
    fireEvent.change(await field(), { target: { value: '[{"title":"one"}]' } })
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    await screen.findByText('Saved.')
    fireEvent.click(screen.getByRole('link', { name: 'back to the game' }))
    fireEvent.click(await screen.findByRole('link', { name: 'edit' }))
    expect(await written()).toEqual([{ title: 'one' }])
  })
  it('says what is not a list of responses, and saves nothing', async () => {
    show([{ title: 'one' }])
    fireEvent.change(await field(), { target: { value: '{' } })
    fireEvent.click(screen.getByRole('button', { name: 'save' }))
    expect(await screen.findByText('Unable to parse JSON: a list of responses is expected.')).toBeTruthy()
  })
})
