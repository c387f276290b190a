import type { Send } from '@parlour/ui-kit'
import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { CubeDraftPanel } from './cube-draft-panel'
import { SetDraftPanel } from './set-draft-panel'

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

describe('the panel of a Cube Draft', () => {
  it('shows what a draft takes of the cube and the warning at its field', async () => {
    const edits = showPanel(CubeDraftPanel, {
      send,
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
  it('says at its field why a number is refused, and shows the stored value again', async () => {
    const edits = showPanel(CubeDraftPanel, { send, options: { numPacks: 3 } })
    const packs = screen.getByLabelText<HTMLInputElement>('Number of packs')
    for (const [value, why] of [
      ['101', 'The number of packs may be at most 100.'],
      ['1.5', 'The number of packs must be a whole number.'],
    ] as const) {
      fireEvent.change(packs, { target: { value } })
      expect(screen.getByText(why)).toBeTruthy()
      expect([packs.value, packs.getAttribute('aria-invalid')]).toEqual([value, 'true'])
      fireEvent.blur(packs)
      expect([packs.value, screen.queryByText(why) === null]).toEqual(['3', false])
    }
    fireEvent.change(screen.getByLabelText('Pack size'), { target: { value: '9999' } })
    expect(screen.getByText(/^The pack size may be at most/)).toBeTruthy()
    expect(edits()).toEqual([])
    fireEvent.change(packs, { target: { value: '4' } })
    expect(screen.queryByText(/number of packs m/)).toBeNull()
    expect(edits()).toEqual([{ numPacks: 4 }])
  })
  it('takes a cube with its name', async () => {
    const edits = showPanel(CubeDraftPanel, { send })
    await screen.findByText('Old Harbour · 360 cards, 12 scars')
    fireEvent.change(screen.getByLabelText('Cube'), { target: { value: 'c' } })
    expect(edits()).toEqual([{ cubeId: 'c', cubeName: 'Old Harbour' }])
  })
})

describe('the panel of a Set Draft', () => {
  const names = () =>
    screen.getAllByRole('button', { name: /\bcards?\b/ }).map(({ textContent }) => textContent?.slice(0, 4))
  it('picks a searched set, and deselects by a second click', async () => {
    const edits = showPanel(SetDraftPanel, { send })
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
  it('shows the sets that cannot be drafted behind the others, each with why', async () => {
    const sets = SETS.map((set) => (set.name === 'Dusk' ? { ...set, cards: 0 } : set))
    showPanel(SetDraftPanel, { send: async () => ({ sets }) as never })
    fireEvent.click(screen.getByRole('button', { name: 'Open Set Picker' }))
    await screen.findByText('Dusk')
    const rows = within(screen.getByRole('list', { name: 'Sets' })).getAllByRole('button')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'First LightFLTexpansion · 2020 · 270 cards',
      'DuskDSKexpansion · 2024 · no cards loaded · cannot be drafted before its cards are loaded',
      'PromosPROpromo · 2026 · 1 card · cannot be drafted',
    ])
  })
})
