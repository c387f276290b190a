import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MagicTablePanel } from './lobby-panel'

afterEach(cleanup)

describe('the panel of a Magic table', () => {
  it('offers Constructed and leads to the linked draft', () => {
    const edits = showPanel(MagicTablePanel, { options: { format: '', linkedDraftId: 'd' } })
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'Constructed' } })
    expect(edits()).toEqual([{ format: 'Constructed' }])
    expect(screen.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe('/game/d')
  })
})
