import { showPanel } from '@parlour/ui-kit/testing'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InnovationPanel } from './lobby-panel'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

describe('the panel of Innovation', () => {
  it('always has the base game and never figures or artifacts', () => {
    const edits = showPanel(InnovationPanel, {
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

  it('offers figures and artifacts as an experiment, and then says nothing of their absence', () => {
    const options = { expansions: ['base'] }
    showPanel(InnovationPanel, { options })
    expect(screen.getByText(/are not available/)).toBeTruthy()
    cleanup()
    const edits = showPanel(InnovationPanel, { options, experiments: ['sets'] })
    expect(screen.queryByText(/are not available/)).toBeNull()
    fireEvent.click(box('Figures in the Sand'))
    fireEvent.click(box('Artifacts of History'))
    expect(edits()).toEqual([{ expansions: ['base', 'figs'] }, { expansions: ['base', 'arti'] }])
  })

  it('leaves every set that can be had to chance', () => {
    const options = { randomizeExpansions: true }
    const open = () =>
      screen.getAllByRole<HTMLInputElement>('checkbox').filter((one) => one.indeterminate).length
    showPanel(InnovationPanel, { options })
    expect(open()).toBe(3)
    cleanup()
    showPanel(InnovationPanel, { options, experiments: ['sets'] })
    expect(open()).toBe(5)
  })

  it('sets teams, and says where they cannot be', () => {
    const warnings = [{ field: 'teams', text: 'Teams are for four players' }]
    const edits = showPanel(InnovationPanel, { options: { teams: false }, warnings })
    fireEvent.click(box('teams'))
    expect(edits()).toEqual([{ teams: true }])
    expect(screen.getByText('Teams are for four players')).toBeTruthy()
  })
})
