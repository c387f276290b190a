import type { GameKind, WireLobby } from '@parlour/protocol'
import { ParlourThemeProvider, type Send, SendProvider } from '@parlour/ui-kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { LobbyEdit } from './lobby-edit'
import { SettingsPanel } from './settings-panel'

afterEach(cleanup)

const CUBE = {
  _id: 'c',
  name: 'Old Harbour',
  userId: 'a',
  flags: { editable: true, legacy: true },
  timestamps: { created: '', updated: '' },
  counts: { cards: 360, scars: 60, unusedScars: 12, achievements: 0 },
  rev: 0,
}
const SETS = [
  { code: 'pro', name: 'Promos', set_type: 'promo', released_at: '2026-01-01', cards: 1 },
  { code: 'flt', name: 'First Light', set_type: 'expansion', released_at: '2020-01-01', cards: 270 },
  { code: 'dsk', name: 'Dusk', set_type: 'expansion', released_at: '2024-01-01', cards: 250 },
]
const send: Send = async (call) =>
  (call.path === 'magic/cube/all' ? { cubes: [CUBE] } : { sets: SETS }) as never

function show(game: GameKind, more: Partial<WireLobby> = {}) {
  const edits: LobbyEdit[] = []
  const lobby: WireLobby = {
    _id: 'l',
    name: 'n',
    game,
    users: ['ann', 'bob'].map((name) => ({ _id: name, name })),
    userId: 'ann',
    createdTimestamp: 0,
    valid: false,
    warnings: [],
    gameLaunched: false,
    rev: 0,
    ...more,
  }
  render(
    <ParlourThemeProvider>
      <SendProvider send={send}>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <SettingsPanel lobby={lobby} edit={(edit) => edits.push(edit)} />
          </MemoryRouter>
        </QueryClientProvider>
      </SendProvider>
    </ParlourThemeProvider>,
  )
  return () => edits.map((edit) => (edit.kind === 'options' ? edit.options : edit))
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('Cube Draft', () => {
  it('shows what a draft takes of the cube and the warning at its field', async () => {
    const edits = show('Cube Draft', {
      options: { cubeId: 'c', numPacks: 3, packSize: 15, scarRounds: '1, 2, 3, 4' },
      warnings: [{ field: 'scarRounds', text: 'Not enough scars in the cube' }],
    })
    expect(await screen.findByText('90 of 360')).toBeTruthy()
    expect(screen.getByText('16 of 12')).toBeTruthy()
    expect(screen.getByText('Not enough scars in the cube')).toBeTruthy()
    const packs = screen.getByLabelText('Number of packs')
    for (const value of ['', '2', '-1', '1.5']) fireEvent.change(packs, { target: { value } })
    fireEvent.change(screen.getByLabelText('Scar rounds'), { target: { value: '2' } })
    expect(edits()).toEqual([{ numPacks: 0 }, { numPacks: 2 }, { numPacks: -1 }, { scarRounds: '2' }])
  })
  it('takes a cube with its name', async () => {
    const edits = show('Cube Draft')
    await screen.findByText('Old Harbour · 360 cards, 12 scars')
    fireEvent.change(screen.getByLabelText('Cube'), { target: { value: 'c' } })
    expect(edits()).toEqual([{ cubeId: 'c', cubeName: 'Old Harbour' }])
  })
})

describe('Set Draft', () => {
  const names = () =>
    screen.getAllByRole('button', { name: /cards?$/ }).map(({ textContent }) => textContent?.slice(0, 4))
  it('picks a searched set, and deselects by a second click', async () => {
    const edits = show('Set Draft')
    fireEvent.click(screen.getByRole('button', { name: 'Open Set Picker' }))
    await screen.findByText('Dusk')
    expect(names()).toEqual(['Dusk', 'Firs', 'Prom'])
    fireEvent.change(screen.getByLabelText('Search by name or code'), { target: { value: 'FLT' } })
    expect(names()).toEqual(['Firs'])
    const set = screen.getByRole('button', { name: /First Light/ })
    fireEvent.click(set)
    expect(set.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(set)
    expect(set.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(set)
    fireEvent.click(screen.getByRole('button', { name: 'pick' }))
    expect(edits()).toEqual([{ set: { name: 'First Light', code: 'flt', set_type: 'expansion' } }])
  })
})

describe('Innovation: Ultimate', () => {
  it('always has the base game and never figures or artifacts', () => {
    const edits = show('Innovation: Ultimate', {
      options: { expansions: ['base', 'echo'], randomizeExpansions: false },
    })
    expect([box('Base Game').checked, box('Base Game').disabled]).toEqual([true, true])
    expect(['Figures in the Sand', 'Artifacts of History'].map((name) => box(name).disabled)).toEqual([
      true,
      true,
    ])
    fireEvent.click(box('The Unseen'))
    fireEvent.click(box('Echoes of the Past'))
    fireEvent.click(box('randomize expansions'))
    expect(edits()).toEqual([
      { expansions: ['base', 'echo', 'usee'] },
      { expansions: ['base'] },
      { randomizeExpansions: true },
    ])
  })
})

describe('Tyrants of the Underdark', () => {
  it('offers half-decks, two maps of four, and the extra neutral', () => {
    const edits = show('Tyrants of the Underdark', {
      warnings: [{ field: 'map', text: 'A map must be selected' }],
    })
    const map = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(['base-2', 'base-3a', 'base-3b', 'base-4'].map((name) => map(name).disabled)).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect(screen.getByText('A map must be selected')).toBeTruthy()
    expect(box('extra neutral in Menzoberranzan').checked).toBe(true)
    fireEvent.click(box('Drow'))
    fireEvent.click(map('base-3b'))
    fireEvent.click(box('extra neutral in Menzoberranzan'))
    expect(edits()).toEqual([{ expansions: ['drow'] }, { map: 'base-3b' }, { menzoExtraNeutral: false }])
  })
})

describe('Magic', () => {
  it('offers Constructed and leads to the linked draft', () => {
    const edits = show('Magic', { options: { format: '', linkedDraftId: 'd' } })
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'Constructed' } })
    expect(edits()).toEqual([{ format: 'Constructed' }])
    expect(screen.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe('/game/d')
  })
})
