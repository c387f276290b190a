import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SampleHand } from './sample-hand'
import { press, showDeckDialog } from './testing/show-deck-dialog'

afterEach(cleanup)

const show = (main: readonly string[]) => showDeckDialog(SampleHand, { main, side: ['moth-1'] })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const handSize = () => screen.getAllByRole('listitem').length

it('says that a main deck without cards has no hand', async () => {
  show([])
  expect(await screen.findByText('The main deck has no cards to draw.')).toBeTruthy()
  const names = ['new hand', 'draw a card', 'mulligan']
  expect(names.map((name) => button(name).disabled)).toEqual([true, true, true])
})

it('shows fewer than seven cards where there are no more, and names those that nobody knows any more', async () => {
  show(['moth-1', 'gone'])
  expect(await screen.findByText('unknown card')).toBeTruthy()
  expect(handSize()).toBe(2)
  expect(screen.getByText(/^0 cards left/)).toBeTruthy()
  expect([button('new hand').disabled, button('draw a card').disabled]).toEqual([false, true])
})

it('deals seven again for a mulligan, of which one more goes under the library each time', async () => {
  show(Array.from({ length: 12 }, () => 'moth-1'))
  await screen.findByText('0 lands, 7 spells')
  press('mulligan')
  expect(screen.getByText('0 lands, 7 spells. Put 1 card under the library')).toBeTruthy()
  expect(button('draw a card').disabled).toBe(true)
  press('mulligan')
  expect(screen.getByText('0 lands, 7 spells. Put 2 cards under the library')).toBeTruthy()
  for (const left of [6, 5]) {
    const [first] = screen.getAllByRole('button', { name: 'put under' })
    first?.click()
    await screen.findByText(new RegExp(`^0 lands, ${left} spells`))
  }
  expect(screen.queryByRole('button', { name: 'put under' })).toBeNull()
  expect(screen.getByText(/^7 cards left/)).toBeTruthy()
  press('draw a card')
  expect(handSize()).toBe(6)
  press('new hand')
  expect(screen.getByText('0 lands, 7 spells')).toBeTruthy()
})

it('says how often three lands come by the third turn', async () => {
  show(Array.from({ length: 40 }, () => 'moth-1'))
  expect(await screen.findByText(/On turn 3 you have drawn three lands in 0 of 100 games\.$/)).toBeTruthy()
})
