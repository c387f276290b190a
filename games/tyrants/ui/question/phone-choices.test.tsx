import type { Request } from '@parlour/kernel'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { tableFor, viewFor } from '../../rules/testing/view-fixture'
import { screenOf } from '../testing/screen-fixture'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a choice that stands in no group is in the first tab where none plays cards', () => {
  vi.stubGlobal('innerWidth', 390)
  const [menu] = tableFor().pending
  const choices = Array.isArray(menu?.choices) ? menu.choices : []
  const without = choices.filter((choice) => typeof choice !== 'object' || choice.kind !== 'play-card')
  const request = { ...menu, choices: ['Set aside', ...without] } as Request
  render(screenOf({ view: viewFor('ann'), requests: [request] }))
  const question = within(screen.getByRole('region', { name: 'Your move' }))
  const [tab = null] = question.getAllByRole('button', { expanded: false })
  if (tab !== null) fireEvent.click(tab)
  expect(question.getByRole('button', { name: 'Set aside' })).toBeTruthy()
})
