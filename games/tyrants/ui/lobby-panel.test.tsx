import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TyrantsPanel } from './lobby-panel'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const map = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const MAPS = ['base-2', 'base-3a', 'base-3b', 'base-4']

describe('the panel of Tyrants', () => {
  it('offers half-decks, two maps of four, and the extra neutral', () => {
    const edits = showPanel(TyrantsPanel, {
      warnings: [{ field: 'map', text: 'A map must be selected' }],
    })
    expect(MAPS.map((name) => map(name).disabled)).toEqual([false, true, false, true])
    expect(screen.getByText('A map must be selected')).toBeTruthy()
    expect(box('extra neutral in Menzoberranzan').checked).toBe(true)
    fireEvent.click(box('Drow'))
    fireEvent.click(map('base-3b'))
    fireEvent.click(box('extra neutral in Menzoberranzan'))
    expect(edits()).toEqual([{ expansions: ['drow'] }, { map: 'base-3b' }, { menzoExtraNeutral: false }])
  })

  it('offers all four maps where the server does', () => {
    showPanel(TyrantsPanel, { experiments: ['maps'] })
    expect(MAPS.map((name) => map(name).disabled)).toEqual([false, false, false, false])
    expect(screen.queryByText(/not available/)).toBeNull()
  })

  it('draws the half-decks with one click, and then asks for none', () => {
    const edits = showPanel(TyrantsPanel)
    expect(box('random half-decks').checked).toBe(false)
    fireEvent.click(box('random half-decks'))
    expect(edits()).toEqual([{ randomizeExpansions: true }])
    cleanup()
    showPanel(TyrantsPanel, { options: { expansions: ['drow'], randomizeExpansions: true } })
    expect([box('Drow').checked, box('Drow').disabled]).toEqual([false, true])
  })

  it('is played with published cards and chosen colors unless said otherwise', () => {
    const edits = showPanel(TyrantsPanel)
    expect([box('house cards').checked, box('choose colors').checked]).toEqual([false, true])
    fireEvent.click(box('house cards'))
    fireEvent.click(box('choose colors'))
    expect(edits()).toEqual([{ houseCards: true }, { chooseColors: false }])
  })
})
