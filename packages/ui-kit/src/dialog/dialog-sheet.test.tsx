import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ParlourThemeProvider } from '../theme/parlour-theme-provider'
import { DialogSheet } from './dialog-sheet'

afterEach(cleanup)

it('is no second banner of the page', () => {
  render(
    <ParlourThemeProvider>
      <DialogSheet title="Settings" onClose={() => undefined} footer={() => null}>
        words
      </DialogSheet>
    </ParlourThemeProvider>,
  )
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy()
  expect(screen.queryAllByRole('banner')).toEqual([])
})
