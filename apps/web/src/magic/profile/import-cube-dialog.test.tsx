import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { cubeCard, showPage, testCube } from '../testing/show-page'
import { ImportCubeDialog } from './import-cube-dialog'

afterEach(cleanup)

const printed = cubeCard('moth', { name: 'Lantern Moth' })
const moth = {
  ...printed,
  source: 'scryfall' as const,
  data: { ...printed.data, set: 'wds', collector_number: '7' },
}

async function show() {
  const hub = {
    'magic/cube/import': () => ({ cube: testCube(), unknown: [] }),
    'magic/card/by_name': () => ({ cards: [moth], sets: [] }),
    'magic/card/similar_names': () => ({ similar: [{ name: 'Lantrn Moth', names: ['Lantern Moth'] }] }),
  }
  const shown = showPage(<ImportCubeDialog onClose={() => undefined} />, hub, {
    path: '/magic',
    at: '/magic',
  })
  await screen.findByRole('textbox', { name: 'Card list' })
  return shown
}
const list = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Card list' })
const write = (text: string) => fireEvent.change(list(), { target: { value: text } })
const lines = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'import' })
async function press() {
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.click(button())
}

it('shows what each line does, with guesses marked, before a cube is stored', async () => {
  const { bodiesOf } = await show()
  write('Lantern Moth\nLantern Moth (4)\nLantern Moth (XYZ) 1\nLantern Moth // glows\nLantrn Moth')
  await waitFor(() =>
    expect(lines()).toEqual([
      'unknownLantrn MothDid you meanLantern Moth',
      'insert1 Lantern Moth WDS 7',
      'insert4 Lantern Moth WDS 7count guessed',
      'insert1 Lantern Moth WDS 7not the printing that was named',
      'insert1 Lantern Moth WDS 7name taken from the line',
    ]),
  )
  expect(screen.getByText('7 to insert, 1 unknown line')).toBeTruthy()
  expect(bodiesOf('magic/cube/import')).toEqual([])
})

it('takes the name that an unknown one was meant for', async () => {
  await show()
  write('| Card | Set |\n|---|---|\n| Lantrn Moth | WDS |')
  fireEvent.click(await screen.findByRole('button', { name: 'Lantern Moth' }))
  expect(list().value).toBe('| Card | Set |\n|---|---|\n| Lantern Moth | WDS |')
  await waitFor(() => expect(lines()).toEqual(['insert1 Lantern Moth WDS 7']))
})

it('makes a cube of a list and opens it', async () => {
  const { bodiesOf } = await show()
  write('Lantern Moth')
  await press()
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/magic/cube/cube'))
  expect(bodiesOf('magic/cube/import')).toEqual([{ text: 'Lantern Moth' }])
})

it('makes none of a list without a card', async () => {
  await show()
  write('Nobody')
  expect(await screen.findByText('No line contains a card name.')).toBeTruthy()
  expect(button().disabled).toBe(true)
})

it('says what is in a whole cube, and looks up none of its cards', async () => {
  const { bodiesOf } = await show()
  const text = JSON.stringify({ name: 'Old Pond', cards: [{ data: {} }, { data: {} }] })
  write(text)
  expect(await screen.findByText('A whole cube, Old Pond: 2 cards as the file holds them.')).toBeTruthy()
  await press()
  await waitFor(() => expect(bodiesOf('magic/cube/import')).toEqual([{ text }]))
  expect(bodiesOf('magic/card/by_name')).toEqual([])
})

it('sends no JSON that breaks off', async () => {
  await show()
  write('{"cards": [')
  expect(await screen.findByText('This JSON is incomplete.')).toBeTruthy()
  expect(button().disabled).toBe(true)
})

it('takes a file, whose name the cube gets', async () => {
  const { bodiesOf } = await show()
  const input = document.querySelector('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen')
  const file = new File(['name,set\nLantern Moth,wds'], 'My Cube.csv')
  fireEvent.change(input, { target: { files: [file] } })
  await screen.findByDisplayValue(/Lantern Moth,wds/)
  await press()
  await waitFor(() =>
    expect(bodiesOf('magic/cube/import')).toEqual([{ text: 'name,set\nLantern Moth,wds', name: 'My Cube' }]),
  )
})
