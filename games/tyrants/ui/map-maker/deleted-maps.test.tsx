import { CallError } from '@parlour/ui-kit'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  beginWithTwo,
  hub,
  isNamed,
  open,
  press,
  row,
  type SavedBody,
  savedMaps,
  show,
} from '../testing/map-maker-hub'

beforeEach(beginWithTwo)
afterEach(cleanup)

test('a map that was deleted elsewhere is saved as a new one', async () => {
  const gone = new CallError('There is no map with the id a', { httpStatus: 404 })
  const { sent } = show({
    answer: (path, body) =>
      path.endsWith('/save') && (body.map as SavedBody)._id === 'a' ? gone : undefined,
  })
  await open('Alpha')
  await isNamed('Alpha')
  press('save')
  await screen.findByText(/^This map has since been deleted elsewhere/)
  press('save mine as a new map')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('_id')
})

test('a delete that fails says so, and asks nothing about a save', async () => {
  const refused = new CallError('Not yours.', { httpStatus: 403 })
  show({ answer: (path) => (path.endsWith('/delete') ? refused : undefined) })
  await row('Alpha')
  press('Delete Alpha')
  press('delete')
  await screen.findByText('The map was not deleted. Not yours.')
  expect(screen.queryByText(/^This map was saved elsewhere/)).toBeNull()
})

test('a map that was changed elsewhere is deleted only when that is wished all the same', async () => {
  show({
    answer: (path, { rev }) =>
      path.endsWith('/delete') && rev !== 1
        ? new CallError('Changed.', {
            httpStatus: 409,
            code: 'conflict',
            current: { ...hub.get('a'), rev: 1, name: 'Alpha in blue' },
          })
        : undefined,
  })
  await open('Alpha')
  await isNamed('Alpha')
  press('Delete Alpha')
  press('delete')
  await screen.findByText('Alpha in blue was not deleted because it has since been changed elsewhere.')
  expect(hub.has('a')).toBe(true)
  press('delete it all the same')
  await waitFor(() => expect(hub.has('a')).toBe(false))
  expect(screen.queryByText(/was not deleted/)).toBeNull()
})

test('a map that is deleted while it is open is unsaved, and saved as a new one', async () => {
  const { sent } = show()
  await open('Alpha')
  await isNamed('Alpha')
  press('Delete Alpha')
  press('delete')
  await waitFor(() => expect(savedMaps().queryByRole('button', { name: /^Alpha/ })).toBeNull())
  await open('Beta')
  await screen.findByRole('dialog', { name: 'Unsaved changes' })
  press('keep editing')
  press('save')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('_id')
})
