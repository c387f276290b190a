import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showPage, testCube } from '../../testing/show-page'
import { CloneCube, DeleteCube } from './whole-cube'

afterEach(cleanup)

const counts = { cards: 555, scars: 3, unusedScars: 1, achievements: 2 }
const address = () => screen.getByRole('status', { name: 'address' }).textContent

it('asks before a cube is deleted, with what is lost', async () => {
  const { bodiesOf } = showPage(<DeleteCube cube={testCube({ counts })} onClose={() => undefined} />, {
    'magic/cube/delete': () => ({}),
  })
  expect(screen.getByText(/Lost with it: 555 cards, 3 scars, 2 achievements\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'delete' }))
  await waitFor(() => expect(address()).toBe('/magic'))
  expect(bodiesOf('magic/cube/delete')).toEqual([{ cubeId: 'cube' }])
})

it('says what a clone has, and opens it', async () => {
  showPage(<CloneCube cube={testCube({ counts })} onClose={() => undefined} />, {
    'magic/cube/clone': () => ({ cube: testCube({ _id: 'new' }) }),
  })
  expect(screen.getByText(/copies of 555 cards and 1 unused scar; achievements are not copied/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'clone' }))
  await waitFor(() => expect(address()).toBe('/magic/cube/new'))
})
