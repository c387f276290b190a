import type { Send } from '@parlour/ui-kit'
import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MagicTablePanel } from './lobby-panel'

afterEach(cleanup)

describe('the panel of a Magic table', () => {
  it('offers Constructed and leads to the linked draft', () => {
    const edits = showPanel(MagicTablePanel, { options: { format: '', linkedDraftId: 'd' } })
    fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'Constructed' } })
    fireEvent.click(screen.getByLabelText('deal by hand'))
    expect(edits()).toEqual([{ format: 'Constructed' }, { dealByHand: true }])
    expect(screen.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe('/game/d')
  })

  it('lets three or more play in teams, and two not', () => {
    const warnings = [{ field: 'teams', text: 'At least two teams are required' }]
    const edits = showPanel(MagicTablePanel, {
      options: { teams: { ann: 'A', bob: 'A' } },
      users: ['ann', 'bob', 'cat'],
      warnings,
    })
    expect(screen.getByLabelText('Team of bob')).toHaveProperty('value', 'A')
    expect(screen.getByText('At least two teams are required')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Team of cat'), { target: { value: 'B' } })
    fireEvent.change(screen.getByLabelText('Team of bob'), { target: { value: '' } })
    expect(edits()).toEqual([{ teams: { ann: 'A', bob: 'A', cat: 'B' } }, { teams: { ann: 'A' } }])
    cleanup()
    showPanel(MagicTablePanel)
    expect(screen.queryByLabelText('Team of ann')).toBeNull()
  })

  it('offers the drafts of everybody at the lobby, and none', async () => {
    const asked: object[] = []
    const send = (async (_call: object, body: object) => {
      asked.push(body)
      return { drafts: [{ _id: 'friday', settings: { name: 'Friday cube' } }] }
    }) as Send
    const edits = showPanel(MagicTablePanel, { options: { linkedDraftId: 'other' }, send })
    const field = await screen.findByLabelText('Draft')
    await screen.findByText('Not everybody here took part in this draft')
    expect(asked).toEqual([{ lobbyId: 'l' }])
    expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      '— none —',
      'the linked draft',
      'Friday cube',
    ])
    fireEvent.change(field, { target: { value: 'friday' } })
    fireEvent.change(field, { target: { value: '' } })
    expect(edits()).toEqual([{ linkedDraftId: 'friday' }, { linkedDraftId: '' }])
  })
})
