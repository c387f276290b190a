import { type JsonObject, type Pick, type Request, requestsFor } from '@parlour/kernel'
import { type Send, SendProvider } from '@parlour/ui-kit'
import { screenOf } from '@parlour/ui-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useReducer } from 'react'
import { MemoryRouter } from 'react-router'
import type { open } from '../../rules/testing/open'
import { MagicTableScreen } from '../magic-table-screen'

export type OpenTable = ReturnType<typeof open>

interface LiveTableProps {
  readonly table: OpenTable
  readonly viewer?: string
  /** What the server answers, by the path of the call; or what makes an answer of what is sent. */
  readonly calls?: Readonly<Record<string, object | ((sent: unknown) => object)>>
  /** What the viewer is asked, where that is not what the rules ask. */
  readonly requests?: readonly Request[]
}

const queries = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** The screen of a Magic table as a player sees it, with the rules behind it in place of a server. */
export function LiveTable({ table, viewer = 'ann', calls = {}, requests }: LiveTableProps) {
  const [seq, changed] = useReducer((count: number) => count + 1, 1)
  const send = (async (call: { readonly path: string }, sent: unknown) => {
    const answer = calls[call.path] ?? { cards: [], games: [] }
    return typeof answer === 'function' ? answer(sent) : answer
  }) as Send
  return (
    <MemoryRouter>
      <QueryClientProvider client={queries()}>
        <SendProvider send={send}>
          {screenOf(MagicTableScreen, {
            viewer,
            seq,
            canUndo: true,
            view: JSON.parse(JSON.stringify(table.view(viewer))) as JsonObject,
            requests: requests ?? requestsFor(table.pending, viewer),
            answer: async (_request, selection: readonly Pick[]) => {
              try {
                table.answer(viewer, selection)
              } finally {
                changed()
              }
            },
          })}
        </SendProvider>
      </QueryClientProvider>
    </MemoryRouter>
  )
}
