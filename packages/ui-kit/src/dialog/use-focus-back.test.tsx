import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back'

afterEach(cleanup)

function Dialog() {
  useFocusBack()
  return <input aria-label="field" />
}

const Page = ({ isMenuOpen = false, isDialogOpen = false }) => (
  <>
    <button type="button" id="opener">
      open
    </button>
    {isMenuOpen ? (
      <div role="menu" aria-labelledby="opener">
        <button type="button" role="menuitem">
          entry
        </button>
      </div>
    ) : null}
    {isDialogOpen ? <Dialog /> : null}
  </>
)

it('goes back to the button, also when a menu lay between it and the dialog', () => {
  const { rerender } = render(<Page isMenuOpen />)
  screen.getByRole('menuitem').focus()
  rerender(<Page isMenuOpen isDialogOpen />)
  rerender(<Page isDialogOpen />)
  screen.getByLabelText('field').focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})

it('goes back to the button where the menu had closed before the dialog came', () => {
  const { rerender } = render(<Page isMenuOpen />)
  screen.getByRole('menuitem').focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Page isDialogOpen />)
  screen.getByLabelText('field').focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})

it('goes to nothing that was left before the dialog came', () => {
  const { rerender } = render(<Page />)
  const opener = screen.getByRole('button', { name: 'open' })
  opener.focus()
  opener.blur()
  rerender(<Page isDialogOpen />)
  screen.getByLabelText('field').focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(document.body)
})
