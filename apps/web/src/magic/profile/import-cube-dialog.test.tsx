import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage, testCube } from '../testing/show-page'
import { ImportCubeDialog } from './import-cube-dialog'

afterEach(cleanup)

function show(unknown: readonly string[]) {
  const hub = { 'magic/cube/import': () => ({ cube: testCube(), unknown }) }
  return showPage(<ImportCubeDialog onClose={() => undefined} />, hub, { path: '/magic', at: '/magic' })
}
const type = async (text: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Cube' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'import' }))
}

it('makes a cube of a list and opens it', async () => {
  const { bodiesOf } = show([])
  await type('Lantern Moth')
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/magic/cube/cube'))
  expect(bodiesOf('magic/cube/import')).toEqual([{ text: 'Lantern Moth' }])
})

it('tells the lines that were left out before it opens the cube', async () => {
  show(['1 Lantrn Moth'])
  await type('1 Lantrn Moth')
  expect(await screen.findByText('One line did not match any card and was left out:')).toBeTruthy()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('1 Lantrn Moth')
  expect(screen.getByRole('link', { name: 'open the cube' }).getAttribute('href')).toBe('/magic/cube/cube')
})

it('takes a file, whose name the cube gets', async () => {
  const { bodiesOf } = show([])
  await screen.findByRole('textbox', { name: 'Cube' })
  const input = document.querySelector('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen')
  const file = new File(['name,set\nLantern Moth,abc'], 'My Cube.csv')
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByDisplayValue(/Lantern Moth,abc/)
  fireEvent.click(screen.getByRole('button', { name: 'import' }))
  await waitFor(() =>
    expect(bodiesOf('magic/cube/import')).toEqual([{ text: 'name,set\nLantern Moth,abc', name: 'My Cube' }]),
  )
})
