import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage, testCube } from '../../testing/show-page'
import { CubeSettings } from './cube-settings'

afterEach(cleanup)

function show() {
  const onClose = vi.fn()
  const flags = { editable: false, legacy: false }
  showPage(<CubeSettings cube={testCube({ flags })} onCube={() => undefined} onClose={onClose} />, {})
  return onClose
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const cancel = () => fireEvent.click(screen.getByRole('button', { name: 'cancel' }))

it('turns Editable on with Legacy Mode, and Legacy Mode off with Editable', () => {
  show()
  fireEvent.click(box('Legacy Mode'))
  expect([box('Editable').checked, box('Legacy Mode').checked]).toEqual([true, true])
  fireEvent.click(box('Editable'))
  expect([box('Editable').checked, box('Legacy Mode').checked]).toEqual([false, false])
})

it('asks before changed settings are thrown away, and only then', () => {
  const onClose = show()
  fireEvent.change(screen.getByLabelText('Cube Name'), { target: { value: 'New Cube' } })
  cancel()
  expect(screen.getByText('Your changes will be lost.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'keep editing' }))
  fireEvent.change(screen.getByLabelText('Cube Name'), { target: { value: 'Old Cube' } })
  cancel()
  expect(onClose).toHaveBeenCalledOnce()
})
