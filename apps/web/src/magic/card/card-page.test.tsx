import { CallError } from '@parlour/ui-kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cubeCard, type Hub, lookupAmong, showPage } from '../testing/show-page'
import { CardPage } from './card-page'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const ID = '0123456789abcdef01234567'
const MOTH = cubeCard(ID, { name: 'Lantern Moth' })
const show = (id: string, lookup: Hub[string]) =>
  showPage(
    <CardPage />,
    { 'magic/card/lookup': lookup },
    { path: '/magic/card/:id', at: `/magic/card/${id}` },
  )

describe('the card viewer', () => {
  it('says that a card could not be loaded, and shows it on another try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let isAway = true
    show(ID, (body) => {
      if (isAway) throw new CallError('The hub is away.', { httpStatus: 503 })
      return lookupAmong([MOTH])(body)
    })
    expect((await screen.findByRole('alert')).textContent).toContain('Some cards could not be loaded.')
    expect(screen.queryByText('Card not found')).toBeNull()
    isAway = false
    fireEvent.click(screen.getByRole('button', { name: 'try again' }))
    expect((await screen.findAllByText('Lantern Moth')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('finds no card at an address that has none', async () => {
    show(ID, lookupAmong([]))
    expect(await screen.findByText('Card not found')).toBeTruthy()
  })

  it('finds no card at an address that is not an id, and asks nobody', async () => {
    const { bodiesOf } = show('mistyped', lookupAmong([MOTH]))
    expect(await screen.findByText('Card not found')).toBeTruthy()
    expect(bodiesOf('magic/card/lookup')).toEqual([])
  })
})
