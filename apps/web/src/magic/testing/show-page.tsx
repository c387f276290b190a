import { blankCardData, type Card, type CardFace, cardFace } from '@parlour/mtg-cards'
import type { DeckSummary, WireCube, WireDeck } from '@parlour/protocol'
import { CardPreviewProvider } from '@parlour/mtg-ui'
import { PageRouter, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { testHistory } from '@parlour/ui-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import type { ReactNode } from 'react'
import { session } from '../../api/session'

/** The answers to calls, by path. Each is a function of the body and may throw. */
export type Hub = Readonly<Record<string, (body: Record<string, unknown>) => unknown>>

function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{`${pathname}${search}`}</output>
}

/** Renders part of the Magic pages at an address, with the given answers to calls. Returns what was sent. */
export function showPage(
  page: ReactNode,
  hub: Hub,
  { path = '/magic/:id', at = '/magic/x', before = [] as readonly string[] } = {},
) {
  session.signedIn({ _id: 'ann', name: 'ann', isAdmin: false, token: 't' })
  const sent: { readonly path: string; readonly body: unknown }[] = []
  const users = { users: ['ann', 'bob'].map((name) => ({ _id: name, name })) }
  const send: Send = async (call, body) => {
    sent.push({ path: call.path, body })
    const answer = call.path === 'user/all' ? () => users : hub[call.path]
    if (answer === undefined) throw new Error(`nobody answers ${call.path}`)
    return answer(body as Record<string, unknown>) as never
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pages = (
    <CardPreviewProvider>
      <Routes>
        <Route path={path} element={page} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
    </CardPreviewProvider>
  )
  const history = testHistory(at, before)
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={client}>
          <PageRouter history={history}>{pages}</PageRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  const bodiesOf = (wanted: string) => sent.filter((one) => one.path === wanted).map(({ body }) => body)
  /** Presses the browser's back button. */
  const back = () => history.back()
  return { bodiesOf, back }
}

/** A card of a cube. */
export const cubeCard = (id: string, face: Partial<CardFace>): Card => ({
  _id: id,
  source: 'custom',
  cubeId: 'cube',
  rev: 1,
  changes: [],
  data: { ...blankCardData(), card_faces: [cardFace(face)] },
})

/** The call that looks cards up among these. */
export const lookupAmong = (cards: readonly Card[]) => (body: Record<string, unknown>) => ({
  cards: cards.filter(({ _id }) => (body.ids as readonly string[]).includes(_id)),
})

export const testCube = (more: Partial<WireCube> = {}): WireCube => ({
  _id: 'cube',
  name: 'Old Cube',
  userId: 'ann',
  flags: { editable: true, legacy: true },
  timestamps: { created: '', updated: '' },
  counts: { cards: 0, scars: 0, unusedScars: 0, achievements: 0 },
  cardlist: [],
  scarlist: [],
  achievementlist: [],
  rev: 3,
  ...more,
})

export const testDeck = (more: Partial<WireDeck> = {}): WireDeck => ({
  _id: 'deck',
  name: 'Green things',
  userId: 'ann',
  links: {},
  format: 'custom',
  cardIdsByZone: { main: [], side: [], command: [] },
  timestamps: { created: '2026-01-01T00:00:00Z', updated: '2026-01-01T00:00:00Z' },
  rev: 1,
  ...more,
})

/** The same deck as lists show it. */
export function testSummary(more: Partial<DeckSummary> = {}): DeckSummary {
  const { cardIdsByZone: _cards, ...deck } = testDeck()
  return { ...deck, counts: { main: 0, side: 0, command: 0 }, ...more }
}
