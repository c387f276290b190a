import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CallError } from '@parlour/ui-kit'
import { showPage, testCube } from '../testing/show-page'
import { DraftItButton } from './draft-it-button'

afterEach(cleanup)

const lobby = {
  _id: 'l',
  name: 'still-lake',
  rev: 3,
  users: [{ _id: 'ann', name: 'ann' }],
  game: 'Cube Draft',
  options: { cubeId: '', numPacks: 3, packSize: 15 },
}
const hub = {
  'lobby/create': () => ({ lobbyId: 'l' }),
  'lobby/info': () => ({ lobby }),
  'lobby/save': () => ({ lobby }),
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'draft it' }))

it('opens a lobby of the draft with the cube chosen, and goes there', async () => {
  const { bodiesOf } = showPage(<DraftItButton cube={testCube()} />, hub)
  press()
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/lobby/l'))
  expect(bodiesOf('lobby/create')).toEqual([{ userIds: ['ann'], game: 'Cube Draft' }])
  expect(bodiesOf('lobby/save')).toMatchObject([
    { _id: 'l', rev: 3, options: { cubeId: 'cube', numPacks: 3, packSize: 15 } },
  ])
})

it('says why no lobby could be opened', async () => {
  const refuse = () => {
    throw new CallError('The hub is full.', { httpStatus: 503 })
  }
  showPage(<DraftItButton cube={testCube()} />, { ...hub, 'lobby/create': refuse })
  press()
  expect((await screen.findByRole('alert')).textContent).toBe('The hub is full.')
})
