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
})
