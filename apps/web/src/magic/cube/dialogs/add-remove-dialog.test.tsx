import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cubeCard, lookupAmong, showPage, testCube } from '../../testing/show-page'
import { AddRemoveDialog } from './add-remove-dialog'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('calls no line unknown while the cards of the cube could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const cube = testCube({ cardlist: ['moth'] })
  let isAway = true
  const { bodiesOf } = showPage(<AddRemoveDialog cube={cube} onCube={vi.fn()} onClose={vi.fn()} />, {
    'magic/card/lookup': (body) => {
      if (isAway) throw new CallError('The hub is away.', { httpStatus: 503 })
      return lookupAmong([cubeCard('moth', { name: 'Lantern Moth' })])(body)
    },
    'magic/card/by_name': () => ({ cards: [], sets: [] }),
    'magic/cube/add_remove_cards': () => ({ cube, addResults: [], removeResults: [] }),
  })
  fireEvent.change(await screen.findByRole('textbox', { name: 'Card list' }), {
    target: { value: '-Lantern Moth' },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Some cards could not be loaded.')
  await waitFor(() => expect(bodiesOf('magic/card/by_name')).toHaveLength(1))
  expect(screen.queryByText(/unknown/i)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ok' }).disabled).toBe(true)
  isAway = false
  fireEvent.click(screen.getByRole('button', { name: 'try again' }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ok' }).disabled).toBe(false),
  )
  fireEvent.click(screen.getByRole('button', { name: 'ok' }))
  await waitFor(() =>
    expect(bodiesOf('magic/cube/add_remove_cards')).toMatchObject([{ removeIds: ['moth'] }]),
  )
})

it('offers for an unknown name those of all cards, and for one to remove those of the cube', async () => {
  const cube = testCube({ cardlist: ['moth'] })
  const { bodiesOf } = showPage(<AddRemoveDialog cube={cube} onCube={vi.fn()} onClose={vi.fn()} />, {
    'magic/card/lookup': lookupAmong([cubeCard('moth', { name: 'Lantern Moth' })]),
    'magic/card/by_name': () => ({ cards: [], sets: [] }),
    'magic/card/similar_names': () => ({ similar: [{ name: 'Forrest', names: ['Forest'] }] }),
  })
  const list = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Card list' })
  fireEvent.change(list, { target: { value: '-Lanturn Moth\n2 Forrest' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Forest' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Lantern Moth' }))
  expect(list.value).toBe('-Lantern Moth\n2 Forest')
  expect(bodiesOf('magic/card/similar_names')[0]).toEqual({ names: ['Forrest'] })
})
