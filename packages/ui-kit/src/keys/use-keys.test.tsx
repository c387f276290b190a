import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useKeys } from './use-keys'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Page({ heard }: { readonly heard: string[] }) {
  useKeys(({ key }) => {
    heard.push(key)
    return true
  })
  return (
    <>
      <input aria-label="text" />
      <input type="checkbox" />
      <input type="radio" />
      <div role="dialog">
        <input type="checkbox" aria-label="in a dialog" />
      </div>
    </>
  )
}

function heardAt(target: () => Element): readonly string[] {
  const heard: string[] = []
  render(<Page heard={heard} />)
  for (const key of ['a', 'Escape', 'Delete', 'ArrowUp', ' ', 'Enter']) fireEvent.keyDown(target(), { key })
  return heard
}

it('ignores keys in a field or a dialog', () => {
  expect(heardAt(() => screen.getByRole('textbox', { name: 'text' }))).toEqual([])
  cleanup()
  expect(heardAt(() => screen.getByRole('checkbox', { name: 'in a dialog' }))).toEqual([])
})

it('ignores keys where the focus is lost under a modal dialog', () => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  document.body.append(dialog)
  expect(heardAt(() => document.body)).toEqual([])
  cleanup()
  dialog.remove()
  expect(heardAt(() => document.body)).toContain('Escape')
})

it('handles all keys at a checkbox or a radio except those that switch it', () => {
  expect(heardAt(() => screen.getByRole('checkbox', { name: '' }))).toEqual([
    'a',
    'Escape',
    'Delete',
    'ArrowUp',
  ])
  cleanup()
  expect(heardAt(() => screen.getByRole('radio'))).toEqual(['a', 'Escape', 'Delete'])
})

it('ignores letters, digits and signs that are switched off, but no other key and nothing with Ctrl', () => {
  localStorage.setItem('parlour-single-keys', 'off')
  const heard: string[] = []
  render(<Page heard={heard} />)
  for (const key of ['a', '1', '?', '[', 'Escape', ' ', 'ArrowUp']) fireEvent.keyDown(document.body, { key })
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(heard).toEqual(['Escape', ' ', 'ArrowUp', 'z'])
})
