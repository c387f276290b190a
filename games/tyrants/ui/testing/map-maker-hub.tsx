import { PageRouter, ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { testHistory } from '@parlour/ui-kit/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { newMap } from '../map-maker/maker-document'
import { joined } from '../map-maker/maker-edits'
import { MapMakerPage } from '../map-maker/map-maker-page'
import { mapOfDocument } from '../map-maker/map-of-document'

export interface MapMakerFixture {
  readonly at?: string
  readonly viewerId?: string
  /** What the hub says to a call instead: an error, or a promise that it waits for first. */
  readonly answer?: (path: string, body: Record<string, unknown>) => Error | Promise<void> | undefined
}

export type SavedBody = Readonly<Record<string, unknown>>

/** The maps that the hub keeps, by id. */
export const hub = new Map<string, SavedBody>()

/** Begins with two maps on the hub, and with nothing in the browser. */
export function beginWithTwo(): void {
  localStorage.clear()
  hub.clear()
  keep('a', 'Alpha')
  keep('b', 'Beta')
}

function keep(id: string, name: string): void {
  const map = { ...joined(newMap(), 'node100', 'node101'), name }
  const { nodes, curves, styles } = map
  hub.set(id, { name, data: mapOfDocument(map), drawing: { nodes, curves, styles }, ...keptAs(id, 0) })
}
const keptAs = (_id: string, rev: number) => ({ _id, rev, mayChange: true, owner: 'ann', userId: 'u' })

/** Shows the map maker over that hub. Returns what was saved. */
export function show({ at = '/mapmaker', viewerId = 'ann', answer }: MapMakerFixture = {}) {
  const sent: SavedBody[] = []
  const send = (async ({ path }: { readonly path: string }, body: Record<string, unknown>) => {
    const special = answer?.(path, body)
    if (special instanceof Error) throw special
    await special
    if (path === 'hub/address') return { address: null, isDecided: false }
    if (path.endsWith('/all')) return { maps: [...hub.values()] }
    if (path.endsWith('/fetch')) return { map: hub.get(String(body.id)) }
    if (path.endsWith('/delete')) {
      hub.delete(String(body.id))
      return {}
    }
    const map = body.map as SavedBody
    sent.push(map)
    const id = typeof map._id === 'string' ? map._id : `new${hub.size}`
    const saved = { ...map, ...keptAs(id, (hub.get(id)?.rev === undefined ? -1 : Number(map.rev)) + 1) }
    hub.set(id, saved)
    return { map: saved }
  }) as Send
  const history = testHistory(at)
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <PageRouter history={history}>
            <MapMakerPage viewerId={viewerId} />
          </PageRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return { sent }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const savedMaps = () => within(screen.getByRole('region', { name: 'Saved maps' }))
export const row = (name: string) => savedMaps().findByRole('button', { name: new RegExp(`^${name}`) })
export const open = async (name: string) => fireEvent.click(await row(name))
export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Map name' })
export const isNamed = (name: string) => waitFor(() => expect(nameField().value).toBe(name))
