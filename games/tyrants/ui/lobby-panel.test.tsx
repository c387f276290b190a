import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TyrantsPanel } from './lobby-panel'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the panel of Tyrants', () => {
  it('offers half-decks, two maps of four, and the extra neutral', () => {
    const edits = showPanel(TyrantsPanel, {
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
